import { type RefObject, useEffect, useRef } from "react";

/** A heading within this share of the window, from the top, is not scrolled to. */
const upperPart = 0.35;

/**
 * Focuses the heading of each new step, so that it is read out, and scrolls to it if it is out of sight. The first step
 * is not focused. The heading takes the returned ref and `tabIndex={-1}`. While `hasInteracted` holds false, the step
 * changed without the visitor, and the focus stays where it is.
 */
export function useStepFocus(step: string, hasInteracted?: RefObject<boolean>): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const heading = title.current;
    if (heading === null || hasInteracted?.current === false) return;
    heading.focus({ preventScroll: true });
    // Behind a modal dialog, focusing fails.
    if (!heading.matches(":focus")) return;
    const { top } = heading.getBoundingClientRect();
    // A bar over the page, as the page reports it.
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    const isOut = top < covered || top > window.innerHeight * upperPart;
    // On the way back in the history, the browser ends a scroll that takes time.
    if (isOut) heading.scrollIntoView({ block: "start", behavior: "instant" });
  }, [step, hasInteracted]);
  return title;
}
