/** What a visitor has allowed beyond what is necessary. */
export interface Consent {
  readonly statistics: boolean;
  readonly marketing: boolean;
}

/** Sent to `window` with a `Consent` as its detail, whenever the visitor has answered our own overlay. */
export const consentChanged = "consent:changed";

/** What opens the overlay again, on any page: a link to this place, or a control with this attribute. */
export const consentSettings = "[data-cookie-settings],a[href='#cookieindstillinger']";

/** `<html data-consent-overlay="open">` while a consent tool asks, ours or another. */
export const consentOverlay = "data-consent-overlay";

/** On the buttons of our overlay's first frame that a page may answer itself: `necessary` or `all`. */
export const consentAnswer = "data-consent-answer";

/** On the overlay: what is said when an answer is kept. */
export const consentSaved = "data-consent-saved";
