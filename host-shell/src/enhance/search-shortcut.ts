import { isEditing } from "./is-editing.ts";
import { readStored } from "./safe-storage.ts";

/** Elements in which a key press writes, or which have the screen for themselves. */
const taken = "input, textarea, select, [contenteditable], dialog, [role=dialog]";

/**
 * Opens the search by its links and by the key `/`, unless the key is pressed where something is typed, or the visitor
 * has switched it off. The script of
 * the dialog is loaded with the first press.
 */
export function watchSearch(dialog: HTMLDialogElement): void {
  if (isEditing()) return;
  const open = async (event: Event): Promise<void> => {
    event.preventDefault();
    (await import("./search-dialog.ts")).openSearch(dialog);
  };
  document.addEventListener("click", (event) => {
    const { target, metaKey, ctrlKey, shiftKey } = event;
    if (metaKey || ctrlKey || shiftKey || !(target instanceof Element)) return;
    if (target.closest("[data-search-open]")) void open(event);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "/" || event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
    // The element may be in the shadow root of a widget.
    const isTaken = event.composedPath().some((each) => each instanceof Element && each.matches(taken));
    if (isTaken || document.querySelector("dialog:modal") || readStored("search-key") === "off") return;
    void open(event);
  });
}
