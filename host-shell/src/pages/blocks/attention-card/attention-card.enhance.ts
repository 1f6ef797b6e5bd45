import { enhanceEach } from "../../../enhance/enhance-each.ts";

/**
 * Lets the button open and collapse the content on narrow screens. The style sheet ignores the collapsed state on wide
 * screens and on paper.
 */
export function enhanceCollapsible(collapsible: HTMLElement): void {
  const button = collapsible.querySelector("button[aria-expanded]");
  const content = document.getElementById(button?.getAttribute("aria-controls") ?? "");
  if (!button || !content) return;
  const show = (isOpen: boolean): void => {
    button.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) content.removeAttribute("hidden");
    // The browser's search finds text that is hidden in this way.
    else content.setAttribute("hidden", "until-found");
  };
  button.addEventListener("click", () => show(button.getAttribute("aria-expanded") !== "true"));
  content.addEventListener("beforematch", () => show(true));
  show(false);
  collapsible.dataset["collapsible"] = "ready";
}

enhanceEach("[data-collapsible]", enhanceCollapsible);
