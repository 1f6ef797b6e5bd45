import { useEffect } from "react";
import { consentAwaited } from "../consent/consent.ts";

/**
 * While `isAwaited` is true, the page's own consent overlay shows that a tool waits for the visitor's answer. A consent
 * question that cannot be seen is marked as unseen.
 */
export function useAwaitedConsent(isAwaited: boolean): void {
  useEffect(() => {
    const { style } = document.documentElement;
    if (isAwaited) {
      style.setProperty(consentAwaited, "block");
      import("../consent/follow-question.ts").then(
        ({ followQuestion }) => followQuestion(),
        () => undefined,
      );
    }
    return () => void style.removeProperty(consentAwaited);
  }, [isAwaited]);
}
