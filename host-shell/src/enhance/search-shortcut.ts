import { isEditing } from "./is-editing.ts";

/** Elements in which a key press writes or does something else. */
const taken =
  "input, textarea, select, [contenteditable], dialog, [role=dialog], [role=listbox], [role=menu], [role=slider]";

/**
 * Opens the search by its links and by the key `/`, unless the key is pressed where something is typed. The script of
 * the dialog is loaded with the first press.
 */
export function watchSearch(dialog: HTMLDialogElement): void {
  if (isEditing()) return;
  const open = async (): Promise<void> => (await import("./search-dialog.ts")).openSearch(dialog);
  document.addEventListener("click", (event) => {
    const { target, metaKey, ctrlKey, shiftKey, altKey, button } = event;
    const isPlain = !(metaKey || ctrlKey || shiftKey || altKey || button);
    if (!isPlain || !(target instanceof Element) || !target.closest("[data-search-open]")) return;
    event.preventDefault();
    void open();
  });
  document.addEventListener("keydown", (event) => {
    const { key, metaKey, ctrlKey, altKey, defaultPrevented, isComposing } = event;
    if (key !== "/" || metaKey || ctrlKey || altKey || defaultPrevented || isComposing) return;
    // The element may be in the shadow root of a widget.
    const target = event.composedPath()[0];
    if (document.querySelector("dialog:modal") || (target instanceof Element && target.closest(taken))) return;
    event.preventDefault();
    void open();
  });
}
