import { enhanceEach } from "../../../enhance/enhance-each.ts";
import { openByKeys, selectTab } from "../../../enhance/tab-list.ts";

/**
 * The overflow of the list, in pixels, above which the scroll buttons are shown. The specification says 40 px, and that
 * a press of a button scrolls by 200 px.
 */
const overflowPx = 40;

/** Makes a block of tabs work: one panel at a time, by pointer, keyboard, address and the browser's search. */
export function enhanceTabs(block: HTMLElement): void {
  const list = block.querySelector<HTMLElement>(":scope > * > [role=tablist]");
  const panels = [...block.querySelectorAll<HTMLElement>(":scope > [data-tab-panel]")];
  if (!list || panels.length === 0) return;
  const tabs = [...list.querySelectorAll<HTMLElement>("[role=tab]")];

  const open = (index: number): void => {
    selectTab(tabs, index);
    panels.forEach((panel, at) => {
      panel.dataset["tabPanel"] = at === index ? "open" : "closed";
      if (at === index) {
        panel.removeAttribute("hidden");
        panel.role = "tabpanel";
        panel.setAttribute("aria-labelledby", tabs[index]?.id ?? "");
      } else {
        // The browser's search finds text that is hidden in this way. Without the role, screen readers do not read an
        // empty panel.
        panel.setAttribute("hidden", "until-found");
        panel.role = null;
        panel.removeAttribute("aria-labelledby");
      }
    });
    reveal(tabs[index]);
  };
  /** Scrolls only the list of tabs, and not the page. */
  const reveal = (tab: HTMLElement | undefined): void => {
    if (!tab) return;
    const [inner, outer] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right);
  };
  const openTarget = (): void => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const index = panels.findIndex((panel) => target !== null && panel.contains(target));
    if (index < 0) return;
    open(index);
    target?.scrollIntoView();
  };

  panels.forEach((panel, index) => panel.addEventListener("beforematch", () => open(index)));
  list.addEventListener("click", ({ target }) => {
    const index = tabs.findIndex((tab) => target instanceof Node && tab.contains(target));
    if (index >= 0) open(index);
  });
  openByKeys(list, tabs, open);

  const scrolls = block.querySelectorAll<HTMLElement>(":scope > * > [data-scroll]");
  const showScrolls = (): void => {
    const overflow = list.scrollWidth - list.clientWidth;
    // The buttons take room themselves, so once shown, they are hidden only when everything fits.
    const areShown = scrolls[0]?.hidden === false;
    for (const scroll of scrolls) scroll.hidden = !(overflow > overflowPx || (areShown && overflow > 0));
  };
  for (const scroll of scrolls)
    scroll.addEventListener("click", () => list.scrollBy({ left: Number(scroll.dataset["scroll"]) }));
  new ResizeObserver(showScrolls).observe(list);

  open(
    Math.max(
      0,
      panels.findIndex(({ dataset }) => dataset["tabPanel"] === "open"),
    ),
  );
  openTarget();
  addEventListener("hashchange", openTarget);
}

enhanceEach("[data-tabs]", enhanceTabs);
