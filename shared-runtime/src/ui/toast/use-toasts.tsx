import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { Announcer } from "../announcer/announcer.tsx";
import { CrossIcon } from "../icon/icon.tsx";
import * as styles from "./toast.css.ts";

/** For how long a toast stays, if it is neither focused nor pointed at: time to read it and to reach its button. */
const stayMs = 10_000;
/** An older one goes when another comes. */
const mostShown = 3;

export interface Toast {
  readonly message: string;
  /** Takes back what was done. */
  readonly onUndo?: () => void;
}

interface ShownToast extends Toast {
  readonly id: number;
}

export interface ToastTexts {
  readonly label: string;
  readonly undo: string;
  readonly close: string;
}

const danish: ToastTexts = { label: "Beskeder", undo: "Fortryd", close: "Luk beskeden" };

/** Short messages after an action, with a way to take it back. Render `toasts` once, anywhere in the tool. */
export function useToasts(texts = danish): { readonly show: (toast: Toast) => void; readonly toasts: ReactNode } {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const count = useRef(0);
  const show = useCallback((toast: Toast) => {
    count.current += 1;
    const id = count.current;
    setShown((before) => [...before, { ...toast, id }].slice(-mostShown));
  }, []);
  const drop = useCallback((gone: number) => setShown((before) => before.filter(({ id }) => id !== gone)), []);
  const toasts = (
    <>
      {/* A counted space makes an equal message another one, which is read out again. */}
      <Announcer
        message={shown.length === 0 ? "" : `${shown.at(-1)?.message}${"\u00A0".repeat((shown.at(-1)?.id ?? 0) % 2)}`}
      />
      {shown.length > 0 && (
        <div className={styles.region} role="region" aria-label={texts.label}>
          {shown.map((toast) => (
            <ToastCard key={toast.id} toast={toast} texts={texts} onGone={drop} />
          ))}
        </div>
      )}
    </>
  );
  return { show, toasts };
}

interface ToastCardProps {
  readonly toast: ShownToast;
  readonly texts: ToastTexts;
  readonly onGone: (id: number) => void;
}

function ToastCard({ toast: { id, message, onUndo }, texts, onGone }: ToastCardProps) {
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
