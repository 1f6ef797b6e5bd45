import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from "react";
import { heading } from "../../theme/typography.css.ts";
import { CrossIcon } from "../icon/icon.tsx";
import * as styles from "./dialog.css.ts";

export interface DialogProps {
  readonly open: boolean;
  /** The person wants it closed: cross, Escape or a press beside it. Closing is up to `open`. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** What the dialog is described by where the rest is too long to be read out at once, such as a form. */
  readonly intro?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, the one that matters first. */
  readonly actions?: ReactNode;
  /**
   * Without it there is no cross, and neither Escape nor a press beside it does anything: the actions must lead out.
   */
  readonly dismissable?: boolean;
  /** Read out at once and in full, for what cannot wait. */
  readonly urgent?: boolean;
  readonly closeLabel?: string;
}

/** A modal in the browser's top layer. Focus goes to the dialog itself and returns to where it was. */
export function Dialog({
  open,
  onClose,
  title,
  intro,
  children,
  actions,
  dismissable = true,
  urgent = false,
  closeLabel = "Luk",
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const [titleId, introId, bodyId] = [useId(), useId(), useId()];
  const describedBy = intro !== undefined ? introId : children !== undefined ? bodyId : undefined;

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    dialog.showModal();
    dialog.focus({ preventScroll: true });
    // By then the browser has scrolled to the first thing that takes focus.
    dialog.scrollTop = 0;
    return () => dialog.close();
  }, [open]);

  const refuseOrPassOn = (event: SyntheticEvent) => {
    event.preventDefault();
    if (dismissable) onClose();
  };
  // Some browsers close on a second Escape whatever the page says. While `open` holds, it comes back.
  const holdOpen = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (!open || currentTarget.open || !currentTarget.isConnected) return;
    if (dismissable) onClose();
    else currentTarget.showModal();
  };

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      role={urgent ? "alertdialog" : undefined}
      closedby={dismissable ? "any" : "none"}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={refuseOrPassOn}
      onClose={holdOpen}
    >
      <div className={styles.content}>
        <div className={styles.top}>
          <h2 id={titleId} className={`${heading.xl} ${styles.title}`}>
            {title}
          </h2>
          {dismissable && (
            <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
              <CrossIcon />
            </button>
          )}
        </div>
        {intro !== undefined && (
          <div id={introId} className={styles.body}>
            {intro}
          </div>
        )}
        {children !== undefined && (
          <div id={bodyId} className={styles.body}>
            {children}
          </div>
        )}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
