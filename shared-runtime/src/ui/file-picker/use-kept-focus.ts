import { type RefObject, useLayoutEffect, useRef } from "react";

interface KeptFocus<T extends HTMLElement> {
  readonly ref: RefObject<T | null>;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * Where a change of `phase` takes the focused control away, focus goes to the first control that came in its place
 * instead of to the top of the page.
 */
export function useKeptFocus<T extends HTMLElement>(phase: string): KeptFocus<T> {
  const ref = useRef<T>(null);
  const held = useRef(false);
  useLayoutEffect(() => {
    const root = ref.current?.getRootNode();
    const lost =
      root instanceof Document || root instanceof ShadowRoot ? !ref.current?.contains(root.activeElement) : false;
    if (held.current && lost) ref.current?.querySelector<HTMLElement>("button, input:not([hidden])")?.focus();
  }, [phase]);
  return {
    ref,
    onFocus: () => {
      held.current = true;
    },
    onBlur: () => {
      held.current = false;
    },
  };
}
