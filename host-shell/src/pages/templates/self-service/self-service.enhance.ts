import type { LocalKey } from "shared-runtime/storage/stored-items.ts";
import { isSignedIn } from "../../../enhance/is-signed-in.ts";

/** The same widths are in the style sheet. */
const beside = "(min-width: 48em)";
const extraLarge = "(min-width: 80em)";
const key: LocalKey = "sidebar";

/** Lets the button and meta/ctrl+B collapse the sidebar. The member's choice on a wide screen is remembered. */
export function enhanceSidebar(sidebar: HTMLElement): void {
  const toggle = sidebar.querySelector<HTMLElement>("[data-sidebar-toggle]");
  const { dataset } = document.documentElement;
  const isWide = () => matchMedia(extraLarge).matches;
  const isOpen = () => (isWide() ? dataset["sidebar"] !== "collapsed" : "sidebarOpen" in dataset);
  const show = () => {
    if (toggle) toggle.ariaExpanded = String(isOpen());
  };
  /** The choice on a wide screen that is not stored yet. */
  let chosen: string | undefined;
  const store = () => {
    if (chosen !== undefined) remember(chosen);
    chosen = undefined;
  };
  const turn = () => {
    if (!matchMedia(beside).matches) return void sidebar.togglePopover();
    const open = !isOpen();
    // Each range of widths has an attribute: a choice on a narrow screen does not apply to wide ones.
    if (!isWide()) set("sidebarOpen", open ? "" : undefined);
    else {
      set("sidebar", open ? undefined : "collapsed");
      chosen = open ? "" : "collapsed";
      // Stored after the next frame is shown, since the storage is slow.
      requestAnimationFrame(() => setTimeout(store));
    }
    show();
  };
  const set = (name: string, value: string | undefined) => {
    if (value === undefined) delete dataset[name];
    else dataset[name] = value;
  };

  toggle?.addEventListener("click", turn);
  addEventListener("keydown", (event) => {
    const isShortcut = event.key.toLowerCase() === "b" && (event.metaKey || event.ctrlKey);
    if (!isShortcut || event.shiftKey || event.altKey || event.repeat || isRichText(event.target)) return;
    event.preventDefault();
    turn();
  });
  addEventListener("pagehide", store);
  matchMedia(extraLarge).addEventListener("change", show);
  // Changes by another tab of the same member.
  addEventListener("storage", (event) => {
    if (event.key !== key) return;
    set("sidebar", event.newValue === "collapsed" ? "collapsed" : undefined);
    show();
  });
  show();
}

/**
 * Leaves the page when the member has signed out in another tab, since the page shows the member's data. `reload`
 * requests the page again; the server then redirects to the sign-in, which leads back to the page.
 */
export function leaveWhenSignedOut(reload: () => void): void {
  const look = () => {
    if (!isSignedIn()) reload();
  };
  // Visible tabs are notified at once, others when they become visible, also through the browser's Back.
  addEventListener("storage", look);
  addEventListener("pageshow", look);
  document.addEventListener("visibilitychange", look);
}

/** Closes the sidebar on a phone when the focus moves to the page below the sidebar. */
export function closeBehindFocus(sidebar: HTMLElement): void {
  sidebar.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !sidebar.contains(relatedTarget) && sidebar.matches(":popover-open"))
      sidebar.hidePopover();
  });
}

/** Whether the target edits rich text, where meta/ctrl+B makes text bold. */
function isRichText(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.isContentEditable;
}

function remember(state: string): void {
  try {
    if (state) localStorage.setItem(key, state);
    else localStorage.removeItem(key);
  } catch {
    // Without storage, the choice is lost with the page.
  }
}

for (const sidebar of document.querySelectorAll<HTMLElement>("[data-sidebar]:not(html)")) {
  enhanceSidebar(sidebar);
  closeBehindFocus(sidebar);
  if (isSignedIn()) leaveWhenSignedOut(() => location.reload());
}
