import { type RefObject, useEffect, useRef } from "react";

/** Room below what has come, in pixels. */
const below = 16;

/**
 * Scrolls to what has come under the field that somebody is typing in. A keyboard on the screen covers the lower part of
 * the window, which the window itself does not say.
 */
export function useInSight<Shown extends HTMLElement>(
  message: string | undefined,
  field: RefObject<HTMLElement | null>,
): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    if (message === undefined || shown.current === null || !field.current?.matches(":focus")) return;
    const { offsetTop = 0, height = window.innerHeight } = window.visualViewport ?? {};
    const hidden = shown.current.getBoundingClientRect().bottom + below - offsetTop - height;
    if (hidden > 0) window.scrollBy({ top: hidden });
  }, [message, field]);
  return shown;
}
