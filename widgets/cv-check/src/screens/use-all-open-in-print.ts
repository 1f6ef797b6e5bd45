import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";

/** Opens all areas while the page is printed, and then restores the areas that were open before. */
export function useAllOpenInPrint(
  open: readonly string[],
  all: readonly string[],
  change: (open: readonly string[]) => void,
) {
  const now = useRef({ open, all, change });
  useEffect(() => {
    now.current = { open, all, change };
  });
  useEffect(() => {
    let before: readonly string[] | undefined;
    const begin = () => {
      before = now.current.open;
      // The browser prints the page as soon as this handler returns.
      flushSync(() => now.current.change(now.current.all));
    };
    const end = () => {
      if (before) now.current.change(before);
      before = undefined;
    };
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
}
