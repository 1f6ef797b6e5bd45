import { useEffect, useRef } from "react";

/** A ref to an element whose first match of the selector gets the focus when the element appears. */
export function useFocusOnce<Element extends HTMLElement>(selector: string) {
  const ref = useRef<Element>(null);
  useEffect(() => ref.current?.querySelector<HTMLElement>(selector)?.focus(), [selector]);
  return ref;
}
