/** The attributes with which each placeholder was mounted last, by its shadow root. */
const mountedWith = new WeakMap<Node, Readonly<Record<string, string | undefined>>>();

/**
 * The value of the attribute that an editor has changed since the previous mount of the widget in this shadow root.
 * `undefined` at the first mount, or if nothing or only the name of the widget has changed.
 */
export function editedText(root: Node): string | undefined {
  if (!(root instanceof ShadowRoot) || !(root.host instanceof HTMLElement)) return undefined;
  const now = Object.fromEntries(Object.entries(root.host.dataset));
  const before = mountedWith.get(root);
  mountedWith.set(root, now);
  if (!before) return undefined;
  return Object.entries(now).find(([name, value]) => !/^(?:site)?[wW]idget/.test(name) && value !== before[name])?.[1];
}

const variable = /\{[\w-]+\}/;
const attributesWithText = ["alt", "aria-label", "placeholder", "title", "value"];

/** Whether a person perceives the text in the element. The variables of the text may have any value. */
export function showsText(element: Element, text: string): boolean {
  const wanted = text
    .split(variable)
    .map(oneLine)
    .filter((piece) => piece !== "");
  if (wanted.length === 0) return false;
  const has = (shown: string): boolean => wanted.every((piece) => oneLine(shown).includes(piece));
  return (
    has(element.textContent) ||
    [...element.querySelectorAll("*")].some((inside) =>
      attributesWithText.some((name) => has(inside.getAttribute(name) ?? "")),
    )
  );
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
