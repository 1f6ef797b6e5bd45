import { type Consent, consentOverlay, consentSettings } from "shared-runtime/consent/consent.ts";
import { answerConsent } from "./answer-consent.ts";

/**
 * Stands in for the consent widget in `place` as long as it is not live, so that a page downloads it only for a visitor
 * who wants more of it than to allow all or nothing. `loadWidgets` brings the loader. What is returned is told of answers.
 */
export function awaitConsent(
  place: HTMLElement,
  loadWidgets: () => Promise<unknown>,
): (consent: Consent | undefined) => void {
  const root = document.documentElement;
  const isLive = (): boolean => place.dataset["widgetState"] === "ready";
  const isOpen = (): boolean => root.getAttribute(consentOverlay) === "open";
  const hide = (): void => root.removeAttribute(consentOverlay);

  // Dialogs do not wait for what cannot be answered; the next page asks again.
  place.addEventListener("widget:failed", hide);

  answerConsent(place, () => isOpen() && !isLive());

  document.addEventListener("click", (event) => {
    const path = event.composedPath();
    const control = path.find((node) => node instanceof HTMLElement && node.matches(consentSettings));
    if (isLive() || !(control instanceof HTMLElement)) return;
    event.preventDefault();
    if (isOpen()) return place.shadowRoot?.querySelector("h2")?.focus({ preventScroll: true });
    // Pressed again once there is a widget to answer.
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
