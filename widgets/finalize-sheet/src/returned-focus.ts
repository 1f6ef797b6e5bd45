import { useEffect } from "react";

/**
 * Moves the focus to the page when the sheet is closed. The sheet opens with its page, so that the dialog has no element
 * to return the focus to: a member goes on at the link that opened it, others at the heading of the page.
 */
export function useReturnedFocus(isClosed: boolean, isByLink: boolean): void {
  useEffect(() => {
    if (!isClosed || (document.activeElement && document.activeElement !== document.body)) return;
    const link = isByLink ? document.querySelector<HTMLElement>("main a[href*='sheet_confirmation=']") : null;
    const target = link ?? document.querySelector<HTMLElement>("h1");
    if (target && target !== link) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
  }, [isClosed, isByLink]);
}
