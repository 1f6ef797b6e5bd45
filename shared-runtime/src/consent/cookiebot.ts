import type { ConsentAdapter } from "./consent-adapter.ts";

/** Cookiebot's public interface, as far as it is needed here. */
interface Cookiebot {
  readonly consent?: { readonly statistics: boolean; readonly marketing: boolean };
  /** Whether the visitor has answered, now or before. */
  readonly hasResponse?: boolean;
  readonly renew?: () => void;
}

const answered = ["CookiebotOnConsentReady", "CookiebotOnAccept", "CookiebotOnDecline"];

/** Reads what a visitor answered Cookiebot, which may come later than this. */
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
};

function cookiebot(): Cookiebot | undefined {
  return (window as { readonly Cookiebot?: Cookiebot }).Cookiebot;
}
