/** Selects one tab of a list; only that one is in the tab order. */
export function selectTab(tabs: readonly HTMLElement[], index: number): void {
  tabs.forEach((tab, at) => {
    tab.ariaSelected = String(at === index);
    tab.tabIndex = at === index ? 0 : -1;
  });
}

/** Opens a tab and moves the focus to it by the arrow keys, Home and End, in a ring. */
export function openByKeys(list: HTMLElement, tabs: readonly HTMLElement[], open: (index: number) => void): void {
  list.addEventListener("keydown", (event) => {
    const at = tabs.findIndex((tab) => tab === document.activeElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined || at < 0) return;
    event.preventDefault();
    const index = (to + tabs.length) % tabs.length;
    open(index);
    tabs[index]?.focus();
  });
}
