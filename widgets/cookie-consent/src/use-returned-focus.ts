import { type RefObject, useEffect, useRef } from "react";

interface ReturnedFocus {
  /** Sets the element to which the focus returns. */
  readonly comeFrom: (element: HTMLElement) => void;
  /** Must be called before the overlay closes. Returns a function that restores the focus if it was in the overlay. */
  readonly leave: () => () => void;
}

/** Returns the focus from the overlay to the element that had it before, or to the page's main element. */
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
