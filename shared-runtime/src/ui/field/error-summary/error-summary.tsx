import { type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { StatusIcon } from "../../status-icon/status-icon.tsx";
import * as styles from "./error-summary.css.ts";

export interface FieldError {
  /** Id of the control, which is in the same tree. */
  readonly fieldId: string;
  readonly message: string;
}

export interface ErrorSummaryProps {
  /** `{antal}` is replaced by the number of errors: "én", "2". */
  readonly title?: string;
  /** In reading order. */
  readonly errors: readonly FieldError[];
  /** Number of failed attempts. The summary takes the focus whenever the number changes, unless the number is 0. */
  readonly attempt: number;
}

/**
 * The errors of a form, above it, each with a link to its field. On a phone, there are two lines until the summary is
 * opened, so that the fields are in sight: the title, and the first error, which is cut if it is long. Its field has the
 * whole message.
 */
export function ErrorSummary({ title = "Ret dette, før du går videre", errors, attempt }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const count = errors.length;
  const isCut = count > 1 && !isOpen;
  useEffect(() => {
    if (attempt === 0) return;
    // Scrolled first, since focusing a summary that is higher than the window would scroll to its lower end.
    ref.current?.scrollIntoView({ block: "start" });
    ref.current?.focus({ preventScroll: true });
  }, [attempt]);
  return (
    <div ref={ref} className={styles.summary} role="group" tabIndex={-1} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        <span className={styles.mark}>
          <StatusIcon status="bad" />
        </span>
        {title.replace("{antal}", count === 1 ? "én" : String(count))}
      </h3>
      <ul className={styles.list} role="list">
        {errors.map(({ fieldId, message }, place) => (
          <li key={fieldId} className={place > 0 && !isOpen ? styles.later : undefined}>
            <a className={isCut ? styles.cutLink : styles.link} href={`#${fieldId}`} onClick={leadTo(fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
      {isCut && (
        <button
          type="button"
          className={styles.more}
          onClick={() => {
            setOpen(true);
            ref.current?.focus({ preventScroll: true });
          }}
        >
          {`og ${count - 1} til`}
        </button>
      )}
    </div>
  );
}

/** Focuses a field. The browser's own navigation finds no target in a shadow root, and would not show the label. */
function leadTo(fieldId: string) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const field = (event.currentTarget.getRootNode() as Document | ShadowRoot).getElementById(fieldId);
    const control = field && controlOf(field);
    if (!control) return;
    (labelOf(field) ?? control).scrollIntoView({ block: "start" });
    control.focus({ preventScroll: true });
  };
}

const focusable = "input:not([hidden]), select, textarea, button";

/** The control of a field; in a group, the chosen one, otherwise the first. */
function controlOf(field: HTMLElement): HTMLElement | null {
  if (field.matches(focusable)) return field;
  return field.querySelector<HTMLElement>("input[type=radio]:checked") ?? field.querySelector<HTMLElement>(focusable);
}

function labelOf(field: HTMLElement): Element | null | undefined {
  const { labels } = field as HTMLInputElement;
  return labels?.[0] ?? field.querySelector("legend");
}
