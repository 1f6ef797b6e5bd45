import type { HeldInteraction } from "../hold-interaction.ts";

/** Repeats in the live widget the visitor's action in its first frame, if the same control is at the same place. */
export function repeatInteraction(container: HTMLElement, { type, key, path, localName }: HeldInteraction): void {
  const twin = path.reduce<Element | undefined>((parent, index) => parent?.children[index], container);
  if (!(twin instanceof HTMLElement) || twin.localName !== localName) return;
  if (type === "click") return twin.click();
  twin.focus();
  for (const kind of ["keydown", "keyup"]) {
    twin.dispatchEvent(new KeyboardEvent(kind, { key, bubbles: true, composed: true, cancelable: true }));
  }
}
