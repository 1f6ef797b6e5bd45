import { type Frame, mainOf } from "./template.ts";

/** The body of a page with the header and the footer of its site. `before` is shown above the blocks of the page. */
export function siteFrame(frame: Frame<unknown>, before = ""): string {
  const { skipLink, siteHeader, siteFooter, sessionTimeout, slot } = frame;
  return [
    // This placeholder has the question about cookies. It is first in the document, so that the Tab key begins there.
    slot("headless-header"),
    skipLink,
    siteHeader,
    mainOf(before + slot("headless-main")),
    siteFooter,
    slot("headless-footer"),
    sessionTimeout,
  ].join("");
}
