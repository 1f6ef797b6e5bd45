import { type Consent, consentChanged } from "./consent.ts";
import { consentCookie } from "./kept-consent.ts";

/** Stores the visitor's answer and dispatches `consentChanged`. */
export function keepConsent(consent: Consent): void {
  try {
    document.cookie = consentCookie(consent, Date.now(), window.location.protocol === "https:");
  } catch {
    // A frame without an origin has no cookies. The answer then holds until the page is left.
  }
  window.dispatchEvent(new CustomEvent(consentChanged, { detail: consent }));
}
