/** Selects the element with the links to files that a page needs only after its first paint. */
export const laterFiles = "template[data-later]";

/** A connection on which fonts would delay the first paint: milliseconds until an answer, and megabits per second. */
const slowMs = 100;
const slowMegabits = 4;

/**
 * Requests the files that the page needs later after the first contentful paint, which they would delay. Until a page in
 * the background is shown, the loader requests what it needs itself. Only fonts that are there at the first paint are
 * used, so those that hardly delay it are requested now. Other fonts are for the next page: they are loaded after the
 * modules, which the visitor waits for.
 */
export function loadLater(document: Document): void {
  const later = document.querySelector<HTMLTemplateElement>(laterFiles)?.content;
  if (!later) return;
  const links = [...later.querySelectorAll<HTMLElement>('[as="font"]')];
  const fonts = links.map(fontOf);
  const isAtHand = hasFontsAtHand(document);
  for (const link of links) link.remove();
  if (isAtHand) {
    for (const font of fonts) document.fonts.add(font);
    document.head.append(...links);
  }
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    const modules = [...later.children];
    document.head.append(...modules);
    if (!isAtHand) void Promise.all(modules.map(isAnswered)).then(() => fonts.map((font) => font.load()));
  }).observe({ type: "paint", buffered: true });
}

/** Lines of another font break elsewhere, so a font that came after the first paint would move what is below them. */
const fontOf = (link: HTMLElement): FontFace =>
  new FontFace(link.dataset["family"] ?? "", `url("${link.getAttribute("href")}")`, {
    weight: link.dataset["weight"] ?? "",
    display: "optional",
  });

const isAnswered = (link: Element): Promise<unknown> =>
  new Promise((resolve) => {
    for (const type of ["load", "error"]) link.addEventListener(type, resolve);
  });

/** Whether the fonts are in the browser's cache, as far as a page knows, or on a quick connection. */
function hasFontsAtHand({ referrer }: Document): boolean {
  if (referrer.startsWith(`${location.origin}/`)) return true;
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const { connection } = navigator as { readonly connection?: { readonly rtt: number; readonly downlink: number } };
  return (
    navigation !== undefined &&
    (navigation.type !== "navigate" ||
      (navigation.responseStart - navigation.requestStart < slowMs &&
        !(connection && (connection.rtt > slowMs || connection.downlink < slowMegabits))))
  );
}
