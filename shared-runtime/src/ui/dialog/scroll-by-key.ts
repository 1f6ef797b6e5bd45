import type { KeyboardEvent } from "react";

/** The shares of the visible height by which each key scrolls. */
const shares: Readonly<Record<string, number>> = {
  ArrowDown: 0.1,
  ArrowUp: -0.1,
  PageDown: 0.9,
  PageUp: -0.9,
  " ": 0.9,
  Home: -1e6,
  End: 1e6,
};

/**
 * Scrolls the first element of a dialog while the focus is on the dialog itself. Browsers would otherwise scroll the
 * page under the dialog.
 */
export function scrollByKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, shiftKey, ctrlKey, metaKey, altKey } = event;
  const scroller = currentTarget.firstElementChild;
  const share = shares[key];
  if (!share || !scroller || target !== currentTarget || shiftKey || ctrlKey || metaKey || altKey) return;
  event.preventDefault();
  scroller.scrollTop += share * scroller.clientHeight;
}
