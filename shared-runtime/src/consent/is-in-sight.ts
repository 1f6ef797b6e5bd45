/** A box that is narrower or lower than this, in pixels, cannot be read. */
const smallestSide = 8;
/** An element with less opacity than this cannot be seen. */
const leastOpacity = 0.1;
/** The points at which an element is probed, as shares of its width and height. */
const probes = [0.1, 0.3, 0.5, 0.7, 0.9];
/** The share of probes that must reach the element. */
const leastReached = 0.2;

/**
 * Whether a person can see and press an element, now or after scrolling: it is rendered, has a size, is within the
 * page, and is not covered, clipped or inert. Looks into shadow roots.
 */
export function isInSight(element: Element): boolean {
  if (!isRendered(element)) return false;
  const box = element.getBoundingClientRect();
  if (box.width < smallestSide || box.height < smallestSide) {
    // Some tools have a wrapper without a size around a fixed box.
    return [...element.children, ...(element.shadowRoot?.children ?? [])].some((child) => isInSight(child));
  }
  return isInWindow(box) ? isReached(element, box) : isInPage(element, box);
}

function isRendered(element: Element): boolean {
  if (!element.isConnected) return false;
  // Browsers from before 2024 do not have `checkVisibility`.
  if ("checkVisibility" in element && !element.checkVisibility({ visibilityProperty: true })) return false;
  if (getComputedStyle(element).visibility !== "visible") return false;
  let opacity = 1;
  for (const node of lineOf(element)) {
    const style = getComputedStyle(node);
    // Also checked on the element itself, whose box is rendered even if its content is not.
    if (node.hasAttribute("inert") || style.contentVisibility === "hidden" || isMaskedOut(style)) return false;
    opacity *= Number(style.opacity || 1) * filteredOpacity(style);
  }
  return opacity >= leastOpacity;
}

/** The product of the `opacity(…)` filters. `elementFromPoint` also finds elements that such a filter hides. */
function filteredOpacity({ filter }: CSSStyleDeclaration): number {
  const filters = [...(filter || "").matchAll(/\bopacity\(([\d.]+)(%?)\)/g)];
  return filters.reduce((product, [, value, unit]) => (product * Number(value)) / (unit ? 100 : 1), 1);
}

/** Whether the mask of an element has only transparent colours. */
function isMaskedOut({ maskImage }: CSSStyleDeclaration): boolean {
  if (!maskImage?.includes("gradient(")) return false;
  return !/url\(|rgba?\(|color\(/.test(maskImage.replaceAll(/rgba\([^()]{5,40}, 0\)|transparent/g, ""));
}

/** The element and its containers, through slots and shadow roots. */
function* lineOf(element: Element): Generator<Element> {
  for (let node: Element | undefined = element; node; node = parentOf(node)) yield node;
}

function parentOf(node: Element): Element | undefined {
  const { parentNode } = node;
  const around = node.assignedSlot ?? (parentNode instanceof ShadowRoot ? parentNode.host : parentNode);
  return around instanceof Element ? around : undefined;
}

function isInWindow({ top, right, bottom, left }: DOMRect): boolean {
  return bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
}

/** Whether scrolling leads to a box outside the window. */
function isInPage(element: Element, { top, right, bottom, left }: DOMRect): boolean {
  if ([...lineOf(element)].some((node) => getComputedStyle(node).position === "fixed")) return false;
  const { scrollHeight, scrollWidth } = document.documentElement;
  const { scrollX, scrollY } = window;
  return bottom + scrollY > 0 && right + scrollX > 0 && top + scrollY < scrollHeight && left + scrollX < scrollWidth;
}

function isReached(element: Element, { top, left, width, height }: DOMRect): boolean {
  const points = probes.flatMap((down) => probes.map((along) => ({ x: left + width * along, y: top + height * down })));
  const seen = points.filter(({ x, y }) => x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight);
  const reached = seen.filter(({ x, y }) => [...lineAt(x, y)].includes(element));
  return reached.length >= points.length * leastReached;
}

/** The element in front at a point of the window, and its containers. */
function lineAt(x: number, y: number): Iterable<Element> {
  let front = document.elementFromPoint(x, y);
  for (let root = front?.shadowRoot; root; root = front?.shadowRoot) {
    const inside: Element | null = root.elementFromPoint(x, y);
    if (!inside || inside === front) break;
    front = inside;
  }
  return front ? lineOf(front) : [];
}
