/** CKEditor 4 uses `data-widget` for itself, so there is a second spelling. */
export const placeholderSelector = "[data-widget],[data-site-widget]";

/** Starts the widget of one placeholder; returns a function that stops it. */
export type StartWidget = (element: HTMLElement) => () => void;

/**
 * Starts every placeholder below `root` once, also those that are added later; stops those that leave the page. An
 * element that is moved keeps its widget.
 */
export function watchPlaceholders(root: Document, start: StartWidget): void {
  const running = new Map<Element, () => void>();

  const startOne = (element: HTMLElement): void => {
    if (!running.has(element)) running.set(element, start(element));
  };
  const startBelow = (node: ParentNode): void => {
    node.querySelectorAll<HTMLElement>(placeholderSelector).forEach(startOne);
  };

  startBelow(root);
  new MutationObserver((records) => {
    for (const [element, stop] of running) {
      if (!element.isConnected) {
        running.delete(element);
        stop();
      }
    }
    // Each node once, however often it was moved; most of them are not placeholders.
    for (const node of new Set(records.flatMap(({ addedNodes }) => [...addedNodes]))) {
      if (node.nodeType !== Node.ELEMENT_NODE || !node.isConnected) continue;
      const element = node as HTMLElement;
      if (element.matches(placeholderSelector)) startOne(element);
      if (element.firstElementChild) startBelow(element);
    }
  }).observe(root.documentElement, { childList: true, subtree: true });
}
