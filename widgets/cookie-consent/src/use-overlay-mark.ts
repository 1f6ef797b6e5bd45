import { type RefObject, useLayoutEffect } from "react";
import { consentOverlay } from "shared-runtime/consent/consent.ts";
import { uncoverFocus } from "shared-runtime/ui/uncover-focus.ts";

/** The height of the part of the window that the overlay covers. */
const room = "--lk-consent-room";

/**
 * Marks the page while the overlay is open, so that dialogs wait, and sets the covered height, so that focused elements
 * are scrolled clear of it.
 */
export function useOverlayMark(isOpen: boolean, overlay: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (!isOpen || !overlay.current) return undefined;
    root.setAttribute(consentOverlay, "open");
    const { parentElement: around } = overlay.current;
    const observer = new ResizeObserver(() => {
      const isFixed = around !== null && getComputedStyle(around).position === "fixed";
      root.style.setProperty(room, `${isFixed ? around.offsetHeight : 0}px`);
    });
    if (around) observer.observe(around);
    const uncover = (event: FocusEvent) => {
      if (around && !event.composedPath().includes(around)) uncoverFocus(event);
    };
    document.addEventListener("focusin", uncover);
    root.style.scrollPaddingBlockEnd = `var(${room})`;
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", uncover);
      for (const name of [room, "scroll-padding-block-end"]) root.style.removeProperty(name);
      root.removeAttribute(consentOverlay);
    };
  }, [isOpen, overlay]);
}
