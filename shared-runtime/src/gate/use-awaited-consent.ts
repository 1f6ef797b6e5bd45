import { useEffect } from "react";
import { consentAwaited } from "../consent/consent.ts";

/**
 * While `isAwaited`, the page's own consent overlay says that a tool waits for its answer, and a question out of sight
 * is reported.
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
