/**
 * Scrolls what the keyboard focuses clear of what covers the edge of its scroller, for which the scroller has a scroll
 * padding. Firefox leaves a control where it is if a part of it is in the scroller, be it covered.
 */
export function uncoverFocus(event: FocusEvent): void {
  const [focused] = event.composedPath();
  if (focused instanceof Element && focused.matches(":focus-visible")) focused.scrollIntoView({ block: "nearest" });
}
