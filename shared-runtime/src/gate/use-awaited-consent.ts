import { useEffect } from "react";
import { consentAwaited } from "../consent/consent.ts";

/** While `isAwaited`, the page's own consent overlay says that a tool waits for its answer. */
export function useAwaitedConsent(isAwaited: boolean): void {
  useEffect(() => {
    const { style } = document.documentElement;
    if (isAwaited) style.setProperty(consentAwaited, "block");
    return () => void style.removeProperty(consentAwaited);
  }, [isAwaited]);
}
