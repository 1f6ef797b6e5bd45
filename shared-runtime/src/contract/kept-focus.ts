/**
 * Remembers which control in `container` has the focus. The returned function focuses the same control of the live
 * widget. If the widget lacks it, for example after a failure, the function focuses the first heading.
 */
export function keptFocus(container: HTMLElement): () => void {
  const { activeElement } = container.getRootNode() as Document | ShadowRoot;
  if (activeElement === null || !container.contains(activeElement)) return () => {};
  const { localName, textContent } = activeElement;
  const name = activeElement.getAttribute("name");
  // If a translator has replaced words of the first frame, only the name and place of a control are compared.
  const isTranslated = activeElement.querySelector("font") !== null;
  const alike = () =>
    [...container.querySelectorAll<HTMLElement>(localName)].filter(
      (element) => (isTranslated || element.textContent === textContent) && element.getAttribute("name") === name,
    );
  const place = alike().indexOf(activeElement as HTMLElement);
  return () => {
    // A first frame may have several similar forms, of which only one becomes live. If the live widget has fewer
    // similar controls than the first frame, the last similar control is used.
    const twins = alike();
    const element = twins[place] ?? twins.at(-1) ?? container.querySelector<HTMLElement>("h1, h2, h3");
    element?.focus({ preventScroll: true });
  };
}
