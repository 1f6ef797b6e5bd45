import { consentOverlay } from "shared-runtime/consent/consent.ts";
import { consentIn } from "shared-runtime/consent/kept-consent.ts";

/** Shows the consent overlay from the first paint on, unless `cookie` (`document.cookie`) has an answer. */
export function markConsent(root: Element, cookie: string): void {
  if (!consentIn(cookie, Date.now())) root.setAttribute(consentOverlay, "open");
}
