/**
 * Remembers which control in `container` has the focus. The returned function focuses the same control of the live
 * widget, whose markup equals the first frame's; if it is missing, for example after a failure, the first heading.
 */
export function keptFocus(container: HTMLElement): () => void {
  const { activeElement } = container.getRootNode() as Document | ShadowRoot;
  if (activeElement === null || !container.contains(activeElement)) return () => {};
  const path = pathTo(activeElement, container);
  const { localName, textContent } = activeElement;
  return () => {
    const twin = path.reduce<Element | undefined>((parent, index) => parent?.children[index], container);
    const isSame = twin?.localName === localName && twin.textContent === textContent;
    const element = isSame ? twin : container.querySelector("h1, h2, h3");
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  };
}

function pathTo(element: Element, container: Element): readonly number[] {
  const parent = element.parentElement;
  if (element === container || parent === null) return [];
  return [...pathTo(parent, container), [...parent.children].indexOf(element)];
}
