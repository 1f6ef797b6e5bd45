import { own } from "./own-attributes.ts";
import { isEditing } from "./shell/is-editing.ts";

/** CKEditor 4 uses `data-widget` for itself, so there is a second spelling. */
export const placeholderSelector = "[data-widget],[data-site-widget]";

/** Starts the widget of one placeholder; returns a function that stops it. */
export type StartWidget = (element: HTMLElement) => () => void;

/**
 * Starts every placeholder below `root` once, also those that are added later or become placeholders by an attribute; stops
 * those that leave the page or lose the attribute. A placeholder whose widget is renamed, or whose editing mode changes,
 * starts anew. An element that is moved keeps its widget.
 */
export function watchPlaceholders(root: Document, start: StartWidget): void {
  const running = new Map<HTMLElement, { readonly wanted: string; readonly stop: () => void }>();

  const update = (element: HTMLElement): void => {
    const known = running.get(element);
    const wanted =
      element.isConnected && element.matches(placeholderSelector) ? own(element, "") + isEditing(element) : undefined;
    if (wanted === known?.wanted) return;
    running.delete(element);
    known?.stop();
    if (known && element.isConnected) {
      delete element.dataset["widgetState"];
      element.shadowRoot?.replaceChildren();
    }
    if (wanted) running.set(element, { wanted, stop: start(element) });
  };
  const startBelow = (node: ParentNode): void => {
    node.querySelectorAll<HTMLElement>(placeholderSelector).forEach(update);
  };

  startBelow(root);
  new MutationObserver((records) => {
    running.forEach((_, element) => update(element));
    // Each node once, however often it was moved; most of them are not placeholders.
    for (const node of new Set(
      records.flatMap(({ attributeName, target, addedNodes }) => (attributeName ? target : [...addedNodes])),
    )) {
      if (!(node instanceof Element)) continue;
      update(node as HTMLElement);
      if (node.firstElementChild) startBelow(node);
    }
  }).observe(root.documentElement, {
    childList: true,
    subtree: true,
    attributeFilter: ["data-widget", "data-site-widget", "data-widget-editing"],
  });
}
