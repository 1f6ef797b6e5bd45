/**
 * Copies the text of an element. Resolves with whether it is on the clipboard; otherwise the text is selected, so that a
 * person can copy it.
 */
export async function copyText(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    // Without https, or if the browser does not permit it.
    getSelection()?.selectAllChildren(element);
    return false;
  }
}
