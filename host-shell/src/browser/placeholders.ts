/** CKEditor 4 claims `data-widget` for itself, so there is a second spelling. */
export const placeholderSelector = "[data-widget],[data-site-widget]";

/** Starts the widget of one placeholder; what it returns stops it. */
export type StartWidget = (element: HTMLElement) => () => void;

/**
 * Starts every placeholder below `root`, now and later, once each; stops those that leave the page. An element that is
 * only moved keeps its widget.
 */
export function watchPlaceholders(root: Document, start: StartWidget): void {
  const running = new Map<Element, () => void>();

  const startBelow = (node: ParentNode): void => {
    for (const element of node.querySelectorAll<HTMLElement>(placeholderSelector)) {
      if (!running.has(element)) running.set(element, start(element));
    }
  };

  startBelow(root);
  new MutationObserver((records) => {
    for (const [element, stop] of running) {
      if (!element.isConnected) {
        running.delete(element);
        stop();
      }
    }
    for (const record of records) {
      if (record.addedNodes.length > 0) startBelow(record.target as ParentNode & Node);
    }
  }).observe(root.documentElement, { childList: true, subtree: true });
}
