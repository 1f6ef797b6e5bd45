import { type RefObject, useEffect, useEffectEvent } from "react";

/** Calls `onEscape` when Escape is pressed within the element. */
export function useEscape(element: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "Escape") onEscape();
  });
  // Without dependencies, since the element may be mounted and unmounted at any render.
  useEffect(() => {
    const { current } = element;
    current?.addEventListener("keydown", press);
    return () => current?.removeEventListener("keydown", press);
  });
}
