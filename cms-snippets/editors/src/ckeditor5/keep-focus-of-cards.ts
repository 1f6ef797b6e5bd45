import { cardName } from "../card/tool-card.ts";

/**
 * While a button of a card has the focus, CKEditor ignores events of the card. Otherwise it takes the focus for that of the
 * text, and moves it there as soon as it draws.
 */
export function keepFocusOfCards(root: HTMLElement, signal: AbortSignal): void {
  const ignored = "data-cke-ignore-events";
  const onCard = (name: string, act: (card: Element) => void): void =>
    document.addEventListener(
      name,
      ({ target }) => {
        if (target instanceof Element && target.localName === cardName && root.contains(target)) act(target);
      },
      // Before CKEditor, which listens at the root of the text.
      { capture: true, signal },
    );
  onCard("focus", (card) => card.setAttribute(ignored, "true"));
  onCard("pointerdown", (card) => card.removeAttribute(ignored));
  root.addEventListener("focusout", ({ target }) => {
    if (target instanceof Element && target.localName === cardName) target.removeAttribute(ignored);
  });
}
