/**
 * Scrolls the focused element away from a cover at the edge of the scroller. The scroll padding of the scroller has the
 * height of the cover. The label around a checkbox is scrolled with it. Firefox does not scroll to a control if a part of
 * the control is in the scroller, even if this part is covered.
 */
export function uncoverFocus(event: FocusEvent): void {
  const [focused] = event.composedPath();
  if (!(focused instanceof Element) || !focused.matches(":focus-visible")) return;
  (focused.closest("label") ?? focused).scrollIntoView({ block: "nearest" });
}
