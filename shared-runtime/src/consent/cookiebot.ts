import type { ConsentAdapter } from "./consent-adapter.ts";

/** The part of Cookiebot's public interface that the adapter uses. */
interface Cookiebot {
  readonly consent?: { readonly statistics: boolean; readonly marketing: boolean };
  /** Whether the visitor has answered, on this page or earlier. */
  readonly hasResponse?: boolean;
  readonly renew?: () => void;
}

const answered = ["CookiebotOnConsentReady", "CookiebotOnAccept", "CookiebotOnDecline"];

/** Reads the visitor's answer from Cookiebot, whose script may load later than this one. */
export const cookiebotAdapter: ConsentAdapter = {
  current() {
    const { consent, hasResponse } = cookiebot() ?? {};
    return hasResponse && consent ? { statistics: consent.statistics, marketing: consent.marketing } : undefined;
  },
  follow(listener) {
    for (const type of answered) window.addEventListener(type, listener);
    return () => {
      for (const type of answered) window.removeEventListener(type, listener);
    };
  },
  open: () => cookiebot()?.renew?.(),
  question: () => document.querySelector("#CybotCookiebotDialog") ?? undefined,
};

function cookiebot(): Cookiebot | undefined {
  return (window as { readonly Cookiebot?: Cookiebot }).Cookiebot;
}
