/** Whether an editor is editing the page: then scripts hold still. */
export function isEditing(): boolean {
  return document.body.hasAttribute("data-widget-editing");
}
