import { type Consent, consentChanged } from "./consent.ts";
import { consentCookie } from "./kept-consent.ts";
import { permitted } from "../storage/permitted.ts";

/** Stores the visitor's answer and dispatches `consentChanged`. */
export function keepConsent(consent: Consent): void {
  // Without cookies, the answer holds until the page is left.
  permitted(() => {
    document.cookie = consentCookie(consent, Date.now(), window.location.protocol === "https:");
  });
  window.dispatchEvent(new CustomEvent(consentChanged, { detail: consent }));
}
