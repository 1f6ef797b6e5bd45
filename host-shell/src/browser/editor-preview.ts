/**
 * Puts the page into editing mode if it is a frame in which an editor shows a block, so that tools in it neither ask
 * nor send anything. WordPress marks the body of such a frame; other editors make theirs editable.
 */
export function enterEditorPreview({ body, documentElement, designMode }: Document): void {
  if ("resizableIframeConnected" in body.dataset || body.isContentEditable || designMode === "on") {
    documentElement.dataset["widgetEditing"] = "";
  }
}
