import { isEditing } from "../../../enhance/is-editing.ts";

const parts = "[data-about-member]";
const controls = "a[href], button";

/** Draws the parts of the page about the member anew whenever the sheet is done, which has changed what they say. */
function refreshAfterSheet(): void {
  const { dataset } = document.documentElement;
  new MutationObserver(() => {
    if (dataset["signupSheet"] === "done") void refresh();
  }).observe(document.documentElement, { attributes: true, attributeFilter: ["data-signup-sheet"] });
}

/** The parts stay as they are if the page cannot be fetched. */
async function refresh(): Promise<void> {
  if (document.querySelector(parts) === null) return;
  try {
    const answer = await fetch(location.pathname);
    if (!answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = [...page.querySelectorAll<HTMLElement>(parts)];
    document.querySelectorAll<HTMLElement>(parts).forEach((old, place) => replace(old, fresh[place]));
  } catch {
    // Without a connection, a reload shows it later.
  }
}

/** Replaces what is in a part. The focus stays on the same link or button. */
function replace(old: HTMLElement, fresh: HTMLElement | undefined): void {
  if (!fresh) return;
  const focused = [...old.querySelectorAll<HTMLElement>(controls)].indexOf(document.activeElement as HTMLElement);
  old.replaceChildren(...fresh.childNodes);
  if (focused >= 0) old.querySelectorAll<HTMLElement>(controls)[focused]?.focus({ preventScroll: true });
}

if (!isEditing()) refreshAfterSheet();
