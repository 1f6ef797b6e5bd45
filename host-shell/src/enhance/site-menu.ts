/** Screens on which the first level is a row of the header, and the branches are panels. */
const wideScreen = "(min-width: 62em)";

/**
 * Makes the buttons of the menu open and close its branches. On a narrow screen, the menu is a popover, which the browser
 * itself closes by Escape or a press outside.
 */
export function startSiteMenu(menu: HTMLElement): void {
  const openers = [...menu.querySelectorAll("button")].filter((button) => button.hasAttribute("aria-controls"));
  const isWide = () => matchMedia(wideScreen).matches;
  const isOpen = (opener: Element) => opener.ariaExpanded === "true";
  const branchOf = (opener: Element) => opener.nextElementSibling;
  const openerOf = (inside: Element) => {
    const branch = inside.closest("[id^=menu-]");
    return openers.find((opener) => branchOf(opener) === branch);
  };
  const close = (within: Element = menu): void => {
    for (const opener of openers) if (within.contains(opener)) opener.ariaExpanded = "false";
  };
  /** Opens the branch of the page below an element. */
  const openCurrent = (within: Element | null | undefined): HTMLElement | undefined => {
    const opener = within?.querySelector<HTMLElement>(":scope > ul > li > button[aria-current]");
    if (!opener) return undefined;
    opener.ariaExpanded = "true";
    return opener;
  };

  menu.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest("button");
    if (target.closest("a")) {
      // The link may lead to a place on this page, or the browser may come back to the page as it was left.
      close();
      if (menu.matches(":popover-open")) menu.hidePopover();
    } else if (button?.matches("[data-menu-back]")) {
      const opener = openerOf(button);
      close(opener?.parentElement ?? menu);
      opener?.focus();
    } else if (button && openers.includes(button)) {
      const wasOpen = isOpen(button);
      close(button.closest("ul") ?? menu);
      if (wasOpen) return;
      button.ariaExpanded = "true";
      if (isWide()) openCurrent(branchOf(button));
      // The button makes way for the branch.
      else branchOf(button)?.querySelector<HTMLElement>("[data-menu-back]")?.focus();
    }
  });
  menu.addEventListener("toggle", (event) => {
    close();
    // The section of the page, in which its branch is marked: the branch itself would show neither what is next to it nor the way there.
    if (event.newState === "open" && !isWide()) openCurrent(menu);
  });
  /** The button of the branch that a press outside has closed. */
  let left: HTMLElement | undefined;
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    if (!isWide() || !(relatedTarget instanceof HTMLElement) || menu.contains(relatedTarget)) return;
    // A press on text moves the focus to the element around it, such as `main`.
    if (relatedTarget.tabIndex < 0) left = openers.find(isOpen);
    close();
  });
  // On a narrow screen, the menu covers what gets the focus.
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element) || target.getAttribute("popovertarget") === menu.id || menu.contains(target))
      return;
    if (menu.matches(":popover-open")) menu.hidePopover();
  });
  document.addEventListener("click", ({ target }) => {
    if (!isWide() || !(target instanceof Element) || menu.contains(target)) return;
    const opener = left ?? openers.find(isOpen);
    left = undefined;
    close();
    if (!target.closest("a, button, input, select, textarea, summary, label, [tabindex='0']")) opener?.focus();
  });
  document.addEventListener("keydown", ({ key }) => {
    const opener = key === "Escape" && isWide() ? openers.find(isOpen) : undefined;
    if (!opener) return;
    const hadFocus = menu.contains(document.activeElement);
    close();
    if (hadFocus) opener.focus();
  });
}
