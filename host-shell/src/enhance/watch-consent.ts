import { type Consent, consentChanged } from "shared-runtime/consent/consent.ts";
import { consentIn } from "shared-runtime/consent/kept-consent.ts";

/** Calls `listen` with the visitor's answer, now and whenever it may have changed, here or in another tab. */
export function watchConsent(listen: (consent: Consent | undefined) => void): void {
  const notify = (): void => listen(consentIn(document.cookie, Date.now()));
  window.addEventListener(consentChanged, ({ detail }: CustomEventInit<Consent>) => listen(detail));
  // Not every browser has change events for cookies, so a tab also reads them when it becomes visible.
  document.addEventListener("visibilitychange", notify);
  (window as { readonly cookieStore?: EventTarget }).cookieStore?.addEventListener("change", notify);
  notify();
}
