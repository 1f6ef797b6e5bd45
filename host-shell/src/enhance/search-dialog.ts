import { keep, readStored } from "./safe-storage.ts";
import { requestPage } from "./request-page.ts";
import { enhanceSearchField } from "./search-field.ts";

/**
 * Opens the search of the header. On a page with a search field of its own, that field gets the focus instead. The
 * browser itself returns the focus when the dialog is closed.
 */
export function openSearch(dialog: HTMLDialogElement): void {
  const form = document.querySelector<HTMLFormElement>("main [data-search-field]") ?? dialog.querySelector("form");
  const input = form?.querySelector<HTMLInputElement>("[type=search]");
  if (!form || !input) return;
  enhanceSearchField(form);
  if (dialog.contains(form)) {
    watchDialog(dialog, form);
    dialog.showModal();
  }
  input.focus();
  input.select();
}

const watched = new WeakSet<Element>();

function watchDialog(dialog: HTMLDialogElement, form: HTMLFormElement): void {
  if (watched.has(dialog)) return;
  watched.add(dialog);
  void showLinks(form);
  const key = dialog.querySelector<HTMLInputElement>("[data-search-key]");
  if (key) key.checked = readStored("search-key") !== "off";
  key?.addEventListener("change", () => keep("search-key", key.checked ? "" : "off"));
  // An empty search input would take the Escape key for itself.
  dialog.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener("click", ({ target }) => {
    // A press on the backdrop is a press on the dialog itself.
    if (target === dialog || (target instanceof Element && target.closest("[data-search-close]"))) dialog.close();
  });
  // The browser may come back to the page as it was left.
  addEventListener("pagehide", () => dialog.close());
}

/** Shows the common pages of the page with the search. The hint stays if that page has none or does not arrive. */
async function showLinks(form: HTMLFormElement): Promise<void> {
  const page = await requestPage(form.action, new AbortController().signal).catch(() => undefined);
  const links = page?.querySelector("[data-search-links]");
  if (!links) return;
  for (const each of [links, ...links.querySelectorAll("a")]) each.removeAttribute("class");
  form.querySelector("[data-search-hint]")?.append(links);
}
