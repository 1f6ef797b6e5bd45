import { consentAdapterGiven, givenAdapter } from "shared-runtime/consent/consent-adapter.ts";
import { type Consent, consentChanged } from "shared-runtime/consent/consent.ts";
import { consentIn } from "shared-runtime/consent/kept-consent.ts";
import { readCookies } from "shared-runtime/storage/permitted.ts";

/**
 * Calls `listen` with the visitor's answer, now and whenever the answer may have changed in this tab or another one.
 * The answer comes from the adapter of another consent tool if there is one, else from our own tool if the page has it.
 */
export function watchConsent(listen: (consent: Consent | undefined) => void): void {
  const asks = "asksConsent" in document.documentElement.dataset;
  const notify = (): void => {
    const adapter = givenAdapter();
    listen(adapter ? adapter.current() : asks ? consentIn(readCookies(), Date.now()) : undefined);
  };
  let unfollow: (() => void) | undefined;
  const follow = (): void => {
    unfollow?.();
    unfollow = givenAdapter()?.follow(notify);
    notify();
  };
  window.addEventListener(consentAdapterGiven, follow);
  // The event contains the answer even if cookies are blocked.
  window.addEventListener(consentChanged, ({ detail }: CustomEventInit<Consent>) => {
    if (!givenAdapter()) listen(detail);
  });
  // Not every browser has change events for cookies, so a tab also reads them when it becomes visible.
  document.addEventListener("visibilitychange", notify);
  (window as { readonly cookieStore?: EventTarget }).cookieStore?.addEventListener("change", notify);
  follow();
}
