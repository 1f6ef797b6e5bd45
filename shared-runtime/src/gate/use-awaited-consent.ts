import { useEffect } from "react";
import { consentAwaited } from "../consent/consent.ts";

/** The placeholders of the page whose tool waits for the answer about cookies. */
const place = Symbol.for("shared-runtime/awaited-consent/1");

function waiting(): Set<object> {
  const page = globalThis as { [place]?: Set<object> };
  return (page[place] ??= new Set());
}

/** While `isAwaited`, the page's own consent overlay says that a tool waits for its answer. */
export function useAwaitedConsent(isAwaited: boolean): void {
  useEffect(() => {
    if (!isAwaited) return undefined;
    const tool = {};
    const { style } = document.documentElement;
    waiting().add(tool);
    style.setProperty(consentAwaited, "block");
    return () => {
      waiting().delete(tool);
      if (waiting().size === 0) style.removeProperty(consentAwaited);
    };
  }, [isAwaited]);
}
