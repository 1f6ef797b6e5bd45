/**
 * Ends events of keys and of the clipboard at the placeholder if the focused control of the widget uses them. Outside, their
 * target is the placeholder and no field, so that a page would take what is typed for its shortcuts.
 */
export function keepKeys(element: HTMLElement, signal: AbortSignal): void {
  let used: string | false = false;
  for (const type of ["keydown", "keypress", "keyup", "beforeinput", "textInput", "paste", "cut", "copy"]) {
    element.addEventListener(
      type,
      (event) => {
        const target = event.composedPath()[0] as Element;
        if (target === element) return;
        // Events of the clipboard, and those of some scripts, have no key.
        const { key = " ", ctrlKey, metaKey, altKey } = event as Partial<KeyboardEvent>;
        // The focus may move between the press and the release.
        const isUsed =
          key === used ||
          // With AltGr, which is Ctrl and Alt in Windows, a key writes a sign.
          uses(target, (ctrlKey || metaKey) && !altKey ? `^${key}` : key);
        used = isUsed && type !== "keyup" && key;
        if (isUsed) event.stopPropagation();
      },
      { signal },
    );
  }
}

/** Whether a control has a use for a key, which is written `^b` with Ctrl or Meta. */
function uses(target: Element, key: string): boolean {
  if (key === "Escape") return !!target.closest("dialog");
  return target.matches("input,textarea,select,[contenteditable]")
    ? !/^\^?(Tab|F\d|Shift|Control|Alt|Meta)|^\^[^acvxyz]$/i.test(key)
    : /^(Enter| )$/.test(key) && target.matches("button,a,summary,[role]");
}
