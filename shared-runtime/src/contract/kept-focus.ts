/**
 * Remembers where the focus stands in what `container` holds. The function it returns puts the focus on the same
 * control of the live widget, which looks the same as its first frame; where there is none, as after a failure, on the
 * heading that the widget begins with.
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
