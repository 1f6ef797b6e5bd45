import { type RefObject, useEffect, useEffectEvent } from "react";

/** Calls `onEscape` when the visitor presses Escape in the element. */
export function useEscape(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape") onEscape();
  });
  // The element comes and goes.
  useEffect(() => {
    const { current } = element;
    current?.addEventListener("keydown", press);
    return () => current?.removeEventListener("keydown", press);
  });
}
