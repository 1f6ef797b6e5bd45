import { consentOverlay } from "shared-runtime/consent/consent.ts";
import { consentIn } from "shared-runtime/consent/kept-consent.ts";

/**
 * Marks the page, before its first paint, as one that asks for consent, unless `cookie` (`document.cookie`) has an answer.
 * The page makes room for the question at once; `showQuestion` shows it later.
 */
export function markConsent(root: Element, cookie: string): void {
  if (!consentIn(cookie, Date.now())) root.setAttribute(consentOverlay, "open");
}
