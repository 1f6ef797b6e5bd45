import { permittedLater } from "shared-runtime/storage/permitted.ts";

interface Copying {
  /** The element with the code. */
  readonly code: HTMLElement;
  /** The label of the button that copies it. */
  readonly label: Element;
  /** The live region that says what happened. */
  readonly state: Element;
}

/** Copies code, and confirms it in the label and to screen readers. If copying fails, the code is selected instead. */
export async function copyCode({ code, label, state }: Copying): Promise<void> {
  const isCopied = await copyText(code);
  // An empty text first, so that the same sentence is read out again.
  state.textContent = "";
  const text = isCopied ? "Kopieret." : "Koden er markeret. Tryk Ctrl+C for at kopiere den.";
  setTimeout(() => (state.textContent = text), 50);
  label.textContent = isCopied ? "Kopieret" : "Kopiér";
  setTimeout(() => (label.textContent = "Kopiér"), 2_000);
}

/**
 * Copies the text of an element. Resolves with whether it is on the clipboard; otherwise the text is selected, so that a
 * person can copy it.
 */
async function copyText(element: HTMLElement): Promise<boolean> {
  const isCopied = await permittedLater(async () => {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  });
  if (isCopied) return true;
  getSelection()?.selectAllChildren(element);
  return false;
}
