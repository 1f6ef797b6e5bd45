/** Whether an editor works on the page: the placeholder or an element around it has `data-widget-editing`. */
export function isEditing(element: HTMLElement): boolean {
  return element.closest("[data-widget-editing]") !== null;
}
