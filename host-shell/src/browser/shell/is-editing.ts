/** Editors' pages say so on the placeholder or any element around it. */
export function isEditing(element: HTMLElement): boolean {
  return element.closest("[data-widget-editing]") !== null;
}
