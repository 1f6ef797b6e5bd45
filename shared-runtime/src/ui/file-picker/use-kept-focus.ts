import { type RefObject, useLayoutEffect, useRef } from "react";

interface KeptFocus<T extends HTMLElement> {
  readonly ref: RefObject<T | null>;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/**
 * If a change of `phase` removes the focused control, moves the focus to the first control that replaces it
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
