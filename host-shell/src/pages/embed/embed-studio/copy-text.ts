import { permittedLater } from "shared-runtime/storage/permitted.ts";

/**
 * Copies the text of an element. Resolves with whether it is on the clipboard; otherwise the text is selected, so that a
 * person can copy it.
 */
export async function copyText(element: HTMLElement): Promise<boolean> {
  const isCopied = await permittedLater(async () => {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  });
  if (isCopied) return true;
  getSelection()?.selectAllChildren(element);
  return false;
}
