import type { Consent } from "./consent.ts";

/** A consent tool of somebody else, which asks in place of our overlay. */
export interface ConsentAdapter {
  /** `undefined` until the visitor has answered. */
  readonly current: () => Consent | undefined;
  /** Calls `listener` whenever `current` may say something else; what it returns ends that. */
  readonly follow: (listener: () => void) => () => void;
  /** Opens the tool, so that the visitor can choose again. */
  readonly open: () => void;
}

/** Sent to `window` by a page whose adapter comes after our first widget. */
export const consentAdapterGiven = "consent:adapter";

interface AdaptedPage {
  consentAdapter?: ConsentAdapter | undefined;
}

/** The page's adapter: `window.consentAdapter`, which every page can set, whoever built its scripts. */
export function givenAdapter(): ConsentAdapter | undefined {
  return (window as AdaptedPage).consentAdapter;
}

/** Gives the page an adapter, before the first widget or after it. */
export function giveAdapter(adapter: ConsentAdapter): void {
  (window as AdaptedPage).consentAdapter = adapter;
  window.dispatchEvent(new Event(consentAdapterGiven));
}
