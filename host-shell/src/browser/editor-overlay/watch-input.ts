import { keptFocus } from "shared-runtime/contract/kept-focus.ts";
import { own } from "../own-attributes.ts";
import { containerIn } from "../shadow-container.ts";
import { readPlaceholder } from "../shell/read-placeholder.ts";

/** Attributes that widgets write on their placeholder. */
const written = new Set(["printAlone", "answered"]);

/**
 * Calls `restart` when the request of a placeholder changes: its attributes or its JSON. Keeps the focus in the widget.
 */
export function watchInput(element: HTMLElement, signal: AbortSignal, restart: () => void): void {
  // The input, without other attributes that editors or the loader write.
  const inputOf = (): string =>
    JSON.stringify([readPlaceholder(element), own(element, "Load"), own(element, "Fallback")], (key, value: unknown) =>
      written.has(key) ? undefined : value,
    );
  const input = inputOf();
  const observer = new MutationObserver(() => {
    if (inputOf() === input) return;
    const restoreFocus = keptFocus(containerIn(element));
    restart();
    element.addEventListener(
      "widget:ready",
      () => {
        if (document.activeElement === document.body) restoreFocus();
      },
      { once: true },
    );
  });
  observer.observe(element, { attributes: true, childList: true, characterData: true, subtree: true });
  signal.addEventListener("abort", () => observer.disconnect());
}
