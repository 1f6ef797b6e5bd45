import { type ReactNode, useCallback, useRef, useState } from "react";
import { Announcer } from "../announcer/announcer.tsx";
import { type ShownToast, type Toast, ToastCard, toastTexts } from "./toast.tsx";
import * as styles from "./toast.css.ts";

/** The most toasts at the same time. A further one replaces the oldest. */
const mostShown = 3;

/** Short messages after an action, with a button that undoes it. Render `toasts` once, anywhere in the tool. */
export function useToasts(texts = toastTexts): { readonly show: (toast: Toast) => void; readonly toasts: ReactNode } {
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
      {/* Added spaces make a message differ from an equal previous one, so that it is read out again. */}
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
