import type { HeldInteraction } from "./hold-interaction.ts";

/** Does in the live widget what the visitor did in its first frame, if the same control stands in the same place. */
export function replay(container: HTMLElement, { type, key, path, localName }: HeldInteraction): void {
  const twin = path.reduce<Element | undefined>((parent, index) => parent?.children[index], container);
  if (!(twin instanceof HTMLElement) || twin.localName !== localName) return;
  if (type === "click") return twin.click();
  twin.focus();
  for (const kind of ["keydown", "keyup"]) {
    twin.dispatchEvent(new KeyboardEvent(kind, { key, bubbles: true, composed: true, cancelable: true }));
  }
}
