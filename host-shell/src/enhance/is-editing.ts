/** Whether an editor is editing the page. If so, scripts do nothing. */
export function isEditing(): boolean {
  return document.body.hasAttribute("data-widget-editing");
}
