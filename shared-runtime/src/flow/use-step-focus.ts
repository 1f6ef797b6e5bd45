import { type RefObject, useEffect, useRef } from "react";

/** A heading within this share of the window, from the top, is not scrolled to. */
const upperPart = 0.35;

/**
 * Focuses the heading of each new step, so that it is read out, and scrolls to it if it is out of sight. The first step
 * is not focused. The heading needs the returned ref and `tabIndex={-1}`. While `hasInteracted.current` is false, steps
 * change without the visitor, and the focus does not move.
 */
export function useStepFocus(step: string, hasInteracted?: RefObject<boolean>): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (hasInteracted?.current !== false) showHeading(title.current);
  }, [step, hasInteracted]);
  return title;
}

/** Focuses the heading of a step, and scrolls to it if it is not in the upper part of the window. */
export function showHeading(heading: HTMLHeadingElement | null): void {
  heading?.focus({ preventScroll: true });
  // The heading cannot be focused while a modal dialog is open.
  if (!heading?.matches(":focus")) return;
  const { top } = heading.getBoundingClientRect();
  // The height of a bar that covers the page, as the page states it.
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const isOut = top < covered || top > window.innerHeight * upperPart;
  // Without animation, since browsers cancel an animated scroll while they go back in the history.
  if (isOut) heading.scrollIntoView({ block: "start", behavior: "instant" });
}
