import { cardName } from "../card/tool-card.ts";

/**
 * While a button of a card has the focus, CKEditor ignores events of the card. Otherwise CKEditor would treat the focus
 * of the button as focus of the text, and would move the focus to the text when it renders again.
 */
export function keepFocusOfCards(root: HTMLElement, signal: AbortSignal): void {
  const ignored = "data-cke-ignore-events";
  const onCard = (name: string, act: (card: Element) => void): void =>
    document.addEventListener(
      name,
      ({ target }) => {
        if (target instanceof Element && target.localName === cardName && root.contains(target)) act(target);
      },
      // Called before the listener of CKEditor, which is at the root of the text.
      { capture: true, signal },
    );
  onCard("focus", (card) => card.setAttribute(ignored, "true"));
  onCard("pointerdown", (card) => card.removeAttribute(ignored));
  root.addEventListener("focusout", ({ target }) => {
    if (target instanceof Element && target.localName === cardName) target.removeAttribute(ignored);
  });
}
