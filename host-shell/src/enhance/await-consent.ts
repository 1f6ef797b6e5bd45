import { type Consent, consentOverlay, consentSettings } from "shared-runtime/consent/consent.ts";
import { consentAdapterGiven, givenAdapter } from "shared-runtime/consent/consent-adapter.ts";
import { answerConsent } from "./answer-consent.ts";

/**
 * Acts in place of the consent widget in `place` until the widget is live, so that a page downloads the widget only for
 * visitors who want more than to allow all or nothing. `loadWidgets` imports the loader. Returns a listener for the
 * visitor's answers.
 */
export function awaitConsent(
  place: HTMLElement,
  loadWidgets: () => Promise<unknown>,
): (consent: Consent | undefined) => void {
  const root = document.documentElement;
  const isLive = (): boolean => place.dataset["widgetState"] === "ready";
  const isOpen = (): boolean => root.hasAttribute(consentOverlay);
  const hide = (): void => root.removeAttribute(consentOverlay);

  // A question that cannot be answered must not block dialogs; the next page asks again.
  place.addEventListener("widget:failed", hide);
  // The site's other consent tool asks instead.
  window.addEventListener(consentAdapterGiven, hide);
  if (givenAdapter()) hide();

  answerConsent(place, () => isOpen() && !isLive());

  document.addEventListener("click", (event) => {
    const path = event.composedPath();
    const control = path.find((node) => node instanceof HTMLElement && node.matches(consentSettings));
    if (isLive() || !(control instanceof HTMLElement)) return;
    event.preventDefault();
    // An ad blocker may have removed the place.
    if (!place.isConnected) return;
    if (isOpen()) {
      const title = place.shadowRoot?.querySelector("h2");
      title?.focus({ preventScroll: true });
      // In a low window, the question is at the top of the page instead of over it.
      return title?.scrollIntoView({ block: "nearest" });
    }
    // The click is repeated once the widget is live.
    const settled = new AbortController();
    const { signal } = settled;
    control.ariaBusy = "true";
    signal.addEventListener("abort", () => (control.ariaBusy = null));
    place.addEventListener("widget:failed", () => settled.abort(), { signal });
    place.addEventListener(
      "widget:ready",
      () => {
        settled.abort();
        control.click();
      },
      { signal },
    );
    loadWidgets().then(
      () => place.dispatchEvent(new Event("focusin")),
      () => settled.abort(),
    );
  });

  if (isOpen()) loadWidgets().catch(hide);
  return (consent) => {
    if (consent && !isLive()) hide();
  };
}
