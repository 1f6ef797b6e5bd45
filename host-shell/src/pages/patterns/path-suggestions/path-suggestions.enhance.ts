import { isEditing } from "../../../enhance/is-editing.ts";
import { enhanceSearchField } from "../../../enhance/search-field.ts";
import { wordsOfPath } from "./words-of-path.ts";

interface Found {
  readonly url: string;
  readonly title: readonly { readonly text: string }[];
  readonly category: string;
}

const most = "5";

/** Shows the pages that a search for the words of the address finds. Without any, nothing is shown. */
export async function suggestPages(nav: HTMLElement): Promise<void> {
  const list = nav.querySelector("ul");
  const words = wordsOfPath(location.pathname, nav.dataset["pathSuggestions"] ?? "/");
  if (!list || words === "") return;
  const query = new URLSearchParams({ q: words, perPage: most, site: nav.dataset["site"] ?? "" });
  try {
    const answer = await fetch(`/api/search?${query}`, { signal: AbortSignal.timeout(8000) });
    const { results } = (await answer.json()) as { readonly results: readonly Found[] };
    list.replaceChildren(
      ...results.slice(0, Number(most)).map(({ url, title, category }) => {
        const item = document.createElement("li");
        const link = document.createElement("a");
        if (/^(\/|https:\/\/)/.test(url)) link.href = url;
        for (const text of [title.map((part) => part.text).join(""), category]) {
          const span = document.createElement("span");
          span.textContent = text;
          link.append(span);
        }
        item.append(link);
        return item;
      }),
    );
    nav.hidden = list.childElementCount === 0;
  } catch {
    // The page helps without suggestions, too.
  }
}

/** Leads to the page with the search with the words in the hash, as the external service has them. */
export function searchByHash(form: HTMLFormElement): void {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const text = form.querySelector<HTMLInputElement>("[type=search]")?.value.trim() ?? "";
    const query = new URLSearchParams({ cludoquery: text, cludopage: "1", cludoinputtype: "standard" });
    location.assign(text === "" ? form.action : `${form.action}#?${query}`);
  });
}

if (!isEditing()) {
  document.querySelectorAll<HTMLElement>("[data-path-suggestions]").forEach((nav) => void suggestPages(nav));
  document.querySelectorAll<HTMLFormElement>("[data-path-search] form").forEach((form) => {
    enhanceSearchField(form);
    searchByHash(form);
  });
}
