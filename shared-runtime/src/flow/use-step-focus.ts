import { type RefObject, useEffect, useRef } from "react";

/**
 * Focuses the heading of a step that has just come, so that it is read out; not that of the first, which was there.
 * The heading takes the ref and `tabIndex={-1}`.
 */
export function useStepFocus(step: string): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    title.current?.focus();
  }, [step]);
  return title;
}
