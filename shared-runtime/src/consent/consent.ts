/** The categories of optional cookies that a visitor has allowed. */
export interface Consent {
  readonly statistics: boolean;
  readonly marketing: boolean;
}

/** Dispatched on `window` with a `Consent` as its detail when the visitor has answered our own overlay. */
export const consentChanged = "consent:changed";

/** Selector of the links and controls that reopen the overlay on any page. */
export const consentSettings = "[data-cookie-settings],a[href='#cookieindstillinger']";

/** Attribute of `<html>` that is `open` while a consent tool, ours or another, is open. */
export const consentOverlay = "data-consent-overlay";

/** Value of `consentOverlay` while the tool is open but cannot be seen, for example because a blocker hides it. */
export const consentUnseen = "unseen";

/**
 * Custom property of `<html>`: `block` while a tool cannot go on before the visitor has answered. The overlay uses the
 * property to display a sentence, also in its first frame.
 */
export const consentAwaited = "--lk-consent-awaited";

/** Attribute of buttons in the first frame that the page's own script can handle. The value is `necessary` or `all`. */
export const consentAnswer = "data-consent-answer";

/** Attribute of the overlay with the text to announce when an answer is stored. */
export const consentSaved = "data-consent-saved";
