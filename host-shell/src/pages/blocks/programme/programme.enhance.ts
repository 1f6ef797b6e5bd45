import { enhanceEach } from "../../../enhance/enhance-each.ts";

/** Makes the button of a programme show and hide the items after the first ones. */
export function enhanceProgramme(block: HTMLElement): void {
  const button = block.querySelector<HTMLElement>("button[aria-expanded]");
  const more = [...block.querySelectorAll<HTMLElement>("[data-more]")];

  const show = (isOpen: boolean): void => {
    block.dataset["programme"] = isOpen ? "open" : "closed";
    button?.setAttribute("aria-expanded", String(isOpen));
    for (const item of more) {
      // The browser's search finds text that is hidden in this way.
      if (isOpen) item.firstElementChild?.removeAttribute("hidden");
      else item.firstElementChild?.setAttribute("hidden", "until-found");
    }
  };
  show(false);
  button?.addEventListener("click", () => {
    const isOpen = block.dataset["programme"] === "closed";
    show(isOpen);
    // The items are above the button, so a reader at the button would miss them.
    if (isOpen) more[0]?.focus({ preventScroll: true });
    else button.scrollIntoView({ block: "nearest" });
  });
  for (const item of more) item.addEventListener("beforematch", () => show(true));
}

enhanceEach("[data-programme]", enhanceProgramme);
