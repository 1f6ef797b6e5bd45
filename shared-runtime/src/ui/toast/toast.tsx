import { useEffect, useRef, useState } from "react";
import { CrossIcon } from "../icon/icon.tsx";
import * as styles from "./toast.css.ts";

/**
 * The milliseconds that a toast is shown, unless it is focused or pointed at. Enough to read it and to reach its
 * button.
 */
const stayMs = 10_000;

export interface Toast {
  readonly message: string;
  /** Reverses the last action. */
  readonly onUndo?: () => void;
}

export interface ShownToast extends Toast {
  readonly id: number;
}

export interface ToastTexts {
  readonly label: string;
  readonly undo: string;
  readonly close: string;
}

export const toastTexts: ToastTexts = { label: "Beskeder", undo: "Fortryd", close: "Luk beskeden" };

export interface ToastCardProps {
  readonly toast: ShownToast;
  readonly texts: ToastTexts;
  readonly onGone: (id: number) => void;
}

/** One message. It reports when its time has passed or it was closed. */
export function ToastCard({ toast: { id, message, onUndo }, texts, onGone }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => onGone(id), stayMs);
    return () => clearTimeout(timer);
  }, [id, isHeld, onGone]);
  const leave = () => {
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    onGone(id);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices that it is read
    <div
      ref={card}
      role="group"
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(card.current?.matches(":focus-within") ?? false)}
      onFocus={({ relatedTarget }) => {
        before.current ??= relatedTarget;
        setHeld(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => setHeld(currentTarget.contains(relatedTarget))}
      onKeyDown={({ key }) => key === "Escape" && leave()}
    >
      <span>{message}</span>
      <span className={styles.buttons}>
        {onUndo && (
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              onUndo();
              leave();
            }}
          >
            {texts.undo}
          </button>
        )}
        <button type="button" className={styles.button} aria-label={texts.close} onClick={leave}>
          <CrossIcon />
        </button>
      </span>
    </div>
  );
}
