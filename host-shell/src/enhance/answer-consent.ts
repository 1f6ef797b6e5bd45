import { consentAnswer, consentSaved } from "shared-runtime/consent/consent.ts";
import { keepConsent } from "shared-runtime/consent/keep-consent.ts";

/** Events that make the loader load the widget, and `click`. They are stopped: an answer must not load the widget. */
const interactions = ["pointerover", "pointerdown", "focusin", "keydown", "click"];

/**
 * Handles the answer buttons in the first frame of the consent widget in `place` while `isAsking`. Events of all other
 * buttons reach the widget.
 */
export function answerConsent(place: HTMLElement, isAsking: () => boolean): void {
  let before: EventTarget | null = null;

  const answer = (button: HTMLElement): void => {
    const root = place.shadowRoot;
    const hadFocus = root?.activeElement;
    const isAll = button.getAttribute(consentAnswer) === "all";
    // `data-answered` keeps the status rendered after the overlay closes: only a rendered status is announced.
    place.dataset["answered"] = "";
    keepConsent({ statistics: isAll, marketing: isAll });
    const saved = root?.querySelector(`[${consentSaved}]`)?.getAttribute(consentSaved);
    root?.querySelector("[role=status]")?.replaceChildren(saved ?? "");
    if (!hadFocus) return;
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    else document.querySelector<HTMLElement>("main[tabindex]")?.focus({ preventScroll: true });
  };

  for (const type of interactions) {
    document.addEventListener(
      type,
      (event) => {
        const path = event.composedPath();
        if (!path.includes(place)) {
          if (type === "focusin") before = event.target;
          return;
        }
        // Events dispatched on the place itself are our own requests to load the widget.
        if (path[0] === place || !isAsking()) return;
        const button = path.find((node) => node instanceof HTMLButtonElement);
        if (button && !button.hasAttribute(consentAnswer)) return;
        event.stopPropagation();
        if (button && type === "click") answer(button);
      },
      { capture: true },
    );
  }
}
