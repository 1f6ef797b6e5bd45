import { type MouseEvent, useEffect, useId, useRef } from "react";
import { StatusIcon } from "../status-icon/status-icon.tsx";
import * as styles from "./error-summary.css.ts";

export interface FieldError {
  /** Of the control, in the same tree. */
  readonly fieldId: string;
  readonly message: string;
}

export interface ErrorSummaryProps {
  readonly title?: string;
  /** In reading order. */
  readonly errors: readonly FieldError[];
  /** How many tries have failed. With each the summary takes the focus; with none it only stands there. */
  readonly attempt: number;
}

/** What is wrong in a form, above it, with a way to each field. */
export function ErrorSummary({ title = "Der er problemer", errors, attempt }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (attempt === 0) return;
    // Focus alone brings its lower end into sight where it is higher than what there is to see.
    ref.current?.scrollIntoView({ block: "start" });
    ref.current?.focus({ preventScroll: true });
  }, [attempt]);
  return (
    <div ref={ref} className={styles.summary} role="group" tabIndex={-1} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        <span className={styles.mark}>
          <StatusIcon status="bad" />
        </span>
        {title}
      </h3>
      <ul className={styles.list} role="list">
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a className={styles.link} href={`#${fieldId}`} onClick={leadTo(fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The browser finds no target inside a shadow root, and would scroll to the field without its label. */
function leadTo(fieldId: string) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const field = (event.currentTarget.getRootNode() as Document | ShadowRoot).getElementById(fieldId);
    if (!(field instanceof HTMLInputElement)) return;
    (field.labels?.[0] ?? field).scrollIntoView({ block: "start" });
    field.focus({ preventScroll: true });
  };
}
