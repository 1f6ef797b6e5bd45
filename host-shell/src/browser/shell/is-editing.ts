/**
 * Whether an editor works on the page: the placeholder or an element around it, also outside of a shadow root, has
 * `data-widget-editing`.
 */
export function isEditing(element: Element): boolean {
  const { host } = element.getRootNode() as Partial<ShadowRoot>;
  return !!element.closest("[data-widget-editing]") || (!!host && isEditing(host));
}
