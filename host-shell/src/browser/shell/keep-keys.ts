/**
 * Stops key and clipboard events at the placeholder if the focused control of the widget uses them. Outside the shadow
 * root, the target of these events is the placeholder and not a field, so the page would treat typed keys as its
 * shortcuts.
 */
export function keepKeys(element: HTMLElement, signal: AbortSignal): void {
  let used: string | false = false;
  for (const type of ["keydown", "keypress", "keyup", "beforeinput", "textInput", "paste", "cut", "copy"]) {
    element.addEventListener(
      type,
      (event) => {
        const target = event.composedPath()[0] as Element;
        if (target === element) return;
        // Events of the clipboard, and some events that scripts send, have no key.
        const { key = " ", ctrlKey, metaKey, altKey } = event as Partial<KeyboardEvent>;
        // The focus may move between the press and the release.
        const isUsed =
          key === used ||
          // With AltGr, which is Ctrl and Alt in Windows, a key types a character.
          uses(target, (ctrlKey || metaKey) && !altKey ? `^${key}` : key);
        used = isUsed && type !== "keyup" && key;
        if (isUsed) event.stopPropagation();
      },
      { signal },
    );
  }
}

/** Whether a control uses a key. With Ctrl or Meta, the key is written as `^b`. */
function uses(target: Element, key: string): boolean {
  if (key === "Escape") return !!target.closest("dialog");
  return target.matches("input,textarea,select,[contenteditable]")
    ? !/^\^?(Tab|F\d|Shift|Control|Alt|Meta)|^\^[^acvxyz]$/i.test(key)
    : /^(Enter| )$/.test(key) && target.matches("button,a,summary,[role]");
}
