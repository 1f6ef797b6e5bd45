import { consentOverlay } from "shared-runtime/consent/consent.ts";
import { consentIn } from "shared-runtime/consent/kept-consent.ts";

/** Shows the consent overlay of a page from its first paint on, if `document.cookie` says that nobody has answered. */
export function markConsent(root: Element, cookie: string): void {
  if (!consentIn(cookie, Date.now())) root.setAttribute(consentOverlay, "open");
}
