import type { Locator } from "@playwright/test";

/** Pastes HTML where the focus is, as if it were copied from another program. */
export async function pasteHtml(text: Locator, html: string): Promise<void> {
  await text.evaluate((element, pasted) => {
    const window = element.ownerDocument.defaultView ?? globalThis.window;
    const clipboardData = new window.DataTransfer();
    clipboardData.setData("text/html", pasted);
    const target = element.ownerDocument.activeElement ?? element;
    target.dispatchEvent(new window.ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}
