import { type Consent, consentChanged } from "./consent.ts";
import { consentCookie } from "./kept-consent.ts";

/** Keeps the visitor's answer, and tells the page. */
export function keepConsent(consent: Consent): void {
  try {
    document.cookie = consentCookie(consent, Date.now(), window.location.protocol === "https:");
  } catch {
    // A frame without an origin has no cookies. The answer then holds as long as the page.
  }
  window.dispatchEvent(new CustomEvent(consentChanged, { detail: consent }));
}
