import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from "react";
import { heading } from "../../theme/typography.css.ts";
import { ArrowDownIcon, CrossIcon } from "../icon/icon.tsx";
import { uncoverFocus } from "../uncover-focus.ts";
import * as styles from "./dialog.css.ts";
import { scrollByKey } from "./scroll-by-key.ts";

export interface DialogProps {
  readonly open: boolean;
  /** Called on the cross, Escape, or a press on the backdrop. Only `open` closes the dialog. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Describes the dialog if its content, such as a form, is too long to be read out at once. */
  readonly intro?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, the most important first. */
  readonly actions?: ReactNode;
  /**
   * If false, there is no cross, and Escape and the backdrop do nothing: only the actions close the dialog.
   */
  readonly dismissable?: boolean;
  /** An alert dialog, which is read out at once and in full. */
  readonly urgent?: boolean;
  readonly closeLabel?: string;
}

/** A modal in the browser's top layer. The dialog itself takes the focus, and returns it on closing. */
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
  const scrollerRef = useRef<HTMLDivElement>(null);
  const actionsRef = useRef<HTMLDivElement>(null);
  const [titleId, introId, bodyId] = [useId(), useId(), useId()];
  const describedBy = intro !== undefined ? introId : children !== undefined ? bodyId : undefined;

  useLayoutEffect(() => {
    const [dialog, scroller] = [ref.current, scrollerRef.current];
    if (!open || dialog === null || scroller === null) return;
    dialog.showModal();
    dialog.focus({ preventScroll: true });
    // Undoes a scroll: the browser has just scrolled to the first focusable element.
    scroller.scrollTop = 0;
    const unfollow = followScroll(dialog, scroller, actionsRef.current);
    return () => {
      unfollow();
      dialog.close();
    };
  }, [open]);

  const refuseOrPassOn = (event: SyntheticEvent) => {
    event.preventDefault();
    if (dismissable) onClose();
  };
  // Some browsers close a dialog at a second Escape even if the event is prevented. The dialog is shown again while
  // `open` is true.
  const holdOpen = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (!open || currentTarget.open || !currentTarget.isConnected) return;
    if (dismissable) onClose();
    else currentTarget.showModal();
  };

  return (
    <dialog
      ref={ref}
      className={dismissable ? styles.dialog : styles.guarded}
      role={urgent ? "alertdialog" : undefined}
      closedby={dismissable ? "any" : "none"}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onKeyDown={scrollByKey}
      onCancel={refuseOrPassOn}
      onClose={holdOpen}
    >
      {/* Without a `tabindex`, Tab would focus the scroller in Firefox. */}
      <div ref={scrollerRef} className={styles.scroller} tabIndex={-1} data-dialog-scroller>
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
          {actions !== undefined && (
            <div ref={actionsRef} className={styles.actions}>
              <span className={styles.more} aria-hidden>
                <ArrowDownIcon />
              </span>
              {actions}
            </div>
          )}
        </div>
      </div>
    </dialog>
  );
}

/**
 * Keeps the focused element clear of the actions, which may cover the content, and marks the dialog while there is more
 * below them.
 */
function followScroll(dialog: HTMLDialogElement, scroller: HTMLElement, actions: HTMLElement | null): () => void {
  if (actions === null) return () => {};
  const follow = () => {
    const isSticky = getComputedStyle(actions).position === "sticky";
    scroller.style.scrollPaddingBlockEnd = isSticky ? `${actions.offsetHeight}px` : "";
    const left = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
    dialog.toggleAttribute("data-more", isSticky && left > 8);
  };
  const sizes = new ResizeObserver(follow);
  for (const element of [scroller, ...(scroller.firstElementChild?.children ?? [])]) sizes.observe(element);
  scroller.addEventListener("scroll", follow, { passive: true });
  scroller.addEventListener("focusin", uncoverFocus);
  return () => {
    sizes.disconnect();
    scroller.removeEventListener("focusin", uncoverFocus);
    scroller.removeEventListener("scroll", follow);
  };
}
