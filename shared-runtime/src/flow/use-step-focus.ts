import { type RefObject, useEffect, useRef } from "react";

/** How far down the window a heading may stand and still be where the eye goes. */
const upperPart = 0.35;

/**
 * Focuses the heading of a step that has just come, so that it is read out, and scrolls to it where it is not in sight;
 * not that of the first, which was there. The heading takes the ref and `tabIndex={-1}`. Where `asked` is given and
 * false, the step came by itself while the visitor was elsewhere, and the focus stays.
 */
export function useStepFocus(step: string, asked?: RefObject<boolean>): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const heading = title.current;
    if (heading === null || asked?.current === false) return;
    heading.focus({ preventScroll: true });
    // Behind a dialog it takes no focus.
    if (!heading.matches(":focus")) return;
    const { top } = heading.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight * upperPart) heading.scrollIntoView({ block: "start" });
  }, [step, asked]);
  return title;
}
