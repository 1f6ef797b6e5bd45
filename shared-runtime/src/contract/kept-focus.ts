/**
 * Remembers where the focus stands in the first frame. The function it returns puts the focus on the element at the
 * same place of the live widget, which looks the same.
 */
export function keptFocus(container: HTMLElement): () => void {
  const { activeElement } = container.getRootNode() as Document | ShadowRoot;
  if (activeElement === null || !container.contains(activeElement)) return () => {};
  const path = pathTo(activeElement, container);
  return () => {
    const element = path.reduce<Element | undefined>((parent, index) => parent?.children[index], container);
    if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  };
}

function pathTo(element: Element, container: Element): readonly number[] {
  const parent = element.parentElement;
  if (element === container || parent === null) return [];
  return [...pathTo(parent, container), [...parent.children].indexOf(element)];
}
