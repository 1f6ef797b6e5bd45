/**
 * Scrolls the focused element clear of what covers the edge of its scroller, which has a scroll padding for it. Firefox
 * leaves a control where it is if a part of it is in the scroller, even a covered one.
 */
export function uncoverFocus(event: FocusEvent): void {
  const [focused] = event.composedPath();
  if (focused instanceof Element && focused.matches(":focus-visible")) focused.scrollIntoView({ block: "nearest" });
}
