/** Content that an editor writes in. Changes of the document there are saved with the content. */
const written = "[contenteditable]:not([contenteditable=false]),.block-editor-iframe__body";

/** Whether the element or one around it, also outside of a shadow root, matches the selector. */
export function isWithin(element: Element, selector: string): boolean {
  const { host } = element.getRootNode() as Partial<ShadowRoot>;
  return !!element.closest(selector) || (!!host && isWithin(host, selector));
}

/** Whether the element is in content that an editor writes in: editable content, or the canvas of WordPress. */
export function isWritten(element: HTMLElement): boolean {
  return isWithin(element, written) || document.designMode === "on";
}

/**
 * Whether an editor works on the element. The attribute `data-widget-editing` counts only in previews, where no visitor
 * comes, since it may be left on a published page. Its value `confirmed`, which the loader and the host's own pages
 * write, counts everywhere.
 */
export function isEditing(element: HTMLElement): boolean {
  const isPreview = window !== window.parent || /[?&]preview/.test(location.search);
  const attribute = `[data-widget-editing${isPreview ? "" : "=confirmed"}]`;
  return isWritten(element) || isWithin(element, `[data-resizable-iframe-connected],${attribute}`);
}

/** Turns editing mode on for the whole page if its address asks for it. */
export function enterRequestedEditing(): void {
  if (/[?&]widget-editing\b/.test(location.search)) {
    document.documentElement.dataset["widgetEditing"] = "confirmed";
  }
}
