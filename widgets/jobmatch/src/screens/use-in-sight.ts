import { type RefObject, useEffect, useRef } from "react";

/** Pixels to leave below the message. */
const below = 16;

/**
 * Scrolls a message below the focused field into view. An on-screen keyboard covers the lower part of the window. The
 * height of the visual viewport excludes the covered part, but `innerHeight` includes it.
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
