import { type RefObject, useEffect, useRef } from "react";

interface ReturnedFocus {
  /** Where it goes instead of to what had it before. */
  readonly comeFrom: (element: HTMLElement) => void;
  /** To be called before the overlay goes. What it returns puts the focus back, if it stood in the overlay. */
  readonly leave: () => () => void;
}

/** Brings the focus from the overlay back to where the visitor was on the page, or else to the page's main part. */
export function useReturnedFocus(overlay: RefObject<HTMLElement | null>): ReturnedFocus {
  const before = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const keep = ({ target }: FocusEvent) => {
      const { current } = overlay;
      const own = current?.getRootNode();
      const isOwn = own instanceof ShadowRoot ? target === own.host : current?.contains(target as Node);
      if (target instanceof HTMLElement && !isOwn) before.current = target;
    };
    document.addEventListener("focusin", keep);
    return () => document.removeEventListener("focusin", keep);
  }, [overlay]);
  return {
    comeFrom: (element) => {
      before.current = element;
    },
    leave: () => {
      const { current } = overlay;
      const { activeElement } = (current?.getRootNode() ?? document) as Document | ShadowRoot;
      if (!current?.contains(activeElement)) return () => {};
      return () => {
        if (before.current?.isConnected) before.current.focus();
        else document.querySelector<HTMLElement>("main[tabindex]")?.focus({ preventScroll: true });
      };
    },
  };
}
