/** Selects the element with the links to files that a page needs only after its first paint. */
export const laterFiles = "template[data-later]";

/**
 * Requests the files that the page needs later after the first contentful paint, which they would delay. Until a page in
 * the background is shown, the loader requests what it needs itself.
 */
export function loadLater(document: Document): void {
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    const later = document.querySelector<HTMLTemplateElement>(laterFiles);
    if (later) document.head.append(later.content);
  }).observe({ type: "paint", buffered: true });
}
