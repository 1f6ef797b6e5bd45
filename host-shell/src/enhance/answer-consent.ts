import { consentAnswer, consentSaved } from "shared-runtime/consent/consent.ts";
import { keepConsent } from "shared-runtime/consent/keep-consent.ts";

/** What would bring the widget, and the press itself. */
const interactions = ["pointerover", "pointerdown", "focusin", "keydown", "click"];

/**
 * Keeps the answers in the first frame of the consent widget in `place` that need nothing of the widget, while `isAsking`.
 * The widget hears of no interaction but those with its other buttons.
 */
export function answerConsent(place: HTMLElement, isAsking: () => boolean): void {
  let before: EventTarget | null = null;

  const answer = (button: HTMLElement): void => {
    const root = place.shadowRoot;
    const hadFocus = root?.activeElement;
    const isAll = button.getAttribute(consentAnswer) === "all";
    // Before the question is hidden, since what is read out must be on the page then.
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
        // What is sent to the place itself is our own wish for the widget.
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
