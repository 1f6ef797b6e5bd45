import type { Consent } from "./consent.ts";

/** A third-party consent tool that replaces our overlay. */
export interface ConsentAdapter {
  /** `undefined` until the visitor has answered. */
  readonly current: () => Consent | undefined;
  /**
   * Calls `listener` whenever the result of `current` may have changed. Returns a function that removes the listener.
   */
  readonly follow: (listener: () => void) => () => void;
  /** Opens the tool, so that the visitor can choose again. */
  readonly open: () => void;
  /** The question's element; `undefined` while no question is open. Widgets check whether the element can be seen. */
  readonly question?: () => Element | undefined;
}

/** Dispatched on `window` when a page sets its adapter, possibly after the first widget has mounted. */
export const consentAdapterGiven = "consent:adapter";

interface AdaptedPage {
  consentAdapter?: ConsentAdapter | undefined;
}

/** The page's adapter, `window.consentAdapter`; `undefined` if the page has none. */
export function givenAdapter(): ConsentAdapter | undefined {
  return (window as AdaptedPage).consentAdapter;
}

/** Sets the page's adapter, before or after the first widget has mounted. */
export function giveAdapter(adapter: ConsentAdapter): void {
  (window as AdaptedPage).consentAdapter = adapter;
  window.dispatchEvent(new Event(consentAdapterGiven));
}
