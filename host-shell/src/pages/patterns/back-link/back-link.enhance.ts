import { isEditing } from "../../../enhance/is-editing.ts";

/** Paths of the sign-in. They have the same origin, but are not pages to return to. */
const signIn = /^\/(?:api|log-ind|test-identity)(?:\/|$)/;

/**
 * Makes the link lead to the visitor's previous page, if that is one of the pages below the root in `data-back`.
 * Otherwise the link keeps its address.
 */
export function enhanceBack(link: HTMLAnchorElement): void {
  link.addEventListener("click", (event) => {
    const { referrer } = document;
    const from = URL.canParse(referrer) ? new URL(referrer) : undefined;
    const root = (link.dataset["back"] ?? "").replace(/\/$/, "");
    const isOurs =
      from?.origin === location.origin && `${from.pathname}/`.startsWith(`${root}/`) && !signIn.test(from.pathname);
    if (!isOurs || referrer === location.href || history.length < 2 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    event.preventDefault();
    history.back();
  });
}

if (!isEditing()) for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-back]")) enhanceBack(link);
