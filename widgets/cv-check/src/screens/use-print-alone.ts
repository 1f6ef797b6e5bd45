import { type RefObject, useLayoutEffect } from "react";

/**
 * Marks the place of the widget in the page (its host, if it is in a shadow root) with `data-print-alone`: a page that
 * knows the mark prints nothing else.
 */
export function usePrintAlone(screen: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const root = screen.current?.getRootNode();
    const place = root instanceof ShadowRoot ? root.host : screen.current;
    place?.setAttribute("data-print-alone", "");
    return () => place?.removeAttribute("data-print-alone");
  }, [screen]);
}
