/** Resets the page to an unanswered consent, no tracked events, no consent tool and no editor. */
export function forgetConsent(): void {
  document.cookie = "cookie-consent=; Max-Age=0; Path=/";
  for (const name of ["page-consent/1", "tracking/1", "page-edited/1"]) {
    Reflect.deleteProperty(globalThis, Symbol.for(`shared-runtime/${name}`));
  }
  for (const name of ["dataLayer", "consentAdapter", "Cookiebot"]) Reflect.deleteProperty(window, name);
  document.documentElement.removeAttribute("data-consent-overlay");
}
