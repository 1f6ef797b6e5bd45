import { isEditing } from "../../../enhance/is-editing.ts";
import { enhanceSearchField } from "../../../enhance/search-field.ts";
import { trackSearch } from "../../../enhance/track-search.ts";
import { addressOfHash } from "./address-of-hash.ts";
import { requestPage } from "../../../enhance/request-page.ts";

interface Shown {
  readonly title: string;
  readonly results: readonly Node[];
}

interface Search {
  readonly address: string;
  /** "link": the focus stays on the link with the same address. "title": it moves to the title of the results. */
  readonly focus: "field" | "link" | "title";
  readonly entry: "new" | "same";
}

/** The number of searches that Back shows again without a request. */
const mostKept = 20;

/** Shows the results of further searches without a new page, each with an entry of its own in the history. */
export function enhanceSearch(block: HTMLElement, request: typeof requestPage = requestPage): void {
  const form = block.querySelector<HTMLFormElement>("[data-search-field]");
  const input = block.querySelector<HTMLInputElement>("[type=search]");
  const results = block.querySelector<HTMLElement>("[data-results]");
  const failed = block.querySelector<HTMLTemplateElement>("template[data-failed]");
  const told = block.querySelector<HTMLElement>("[data-told]");
  if (!form || !input || !results || !failed || !told) return;
  enhanceSearchField(form);

  const here = () => location.pathname + location.search;
  const kept = new Map<string, Shown>();
  let current = here();
  let call = new AbortController();

  const keep = (): void => {
    kept.delete(current);
    if (!results.querySelector("[data-search-failed]"))
      kept.set(current, { title: document.title, results: [...results.childNodes] });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  };
  const titleOfResults = () => results.querySelector<HTMLElement>("[data-results-title]");
  const track = (): void => {
    const count = results.querySelector<HTMLElement>("[data-found]")?.dataset["found"];
    if (count !== undefined) trackSearch({ event: "search", results: Number(count) });
  };
  const show = (address: string, { title, results: nodes }: Shown): void => {
    keep();
    results.ariaBusy = null;
    results.replaceChildren(...nodes);
    document.title = title;
    current = address;
  };
  const ask = async ({ address, focus, entry }: Search): Promise<void> => {
    call.abort();
    const { signal } = (call = new AbortController());
    told.textContent = "";
    results.ariaBusy = "true";
    // The address of the new entry is set at once, so that a reload while waiting shows the new search.
    if (entry === "new" && address !== here()) addEntry(address);
    const page = await request(address, signal).catch(() => undefined);
    if (signal.aborted) return;
    const fresh = page?.querySelector("[data-results]");
    const copy = failed.content.cloneNode(true) as DocumentFragment;
    copy.querySelector("[data-search-link]")?.setAttribute("href", address);
    show(address, {
      title: page?.title ?? document.title,
      results: [...(fresh ?? copy).childNodes],
    });
    track();
    const link = [...results.querySelectorAll("a")].find((each) => each.getAttribute("href") === address);
    const title = titleOfResults();
    if (focus === "link" && link) link.focus();
    if (focus === "title" || (focus === "link" && !link)) {
      // A screen reader reads the title because it gets the focus.
      title?.focus({ preventScroll: true });
      title?.scrollIntoView();
    } else told.textContent = title?.textContent ?? "";
  };
  /** Shows the search that the address states, as after Back. */
  const follow = (): void => {
    const address = here();
    call.abort();
    results.ariaBusy = null;
    input.value = new URLSearchParams(location.search).get("q") ?? "";
    if (address === current) return;
    const known = kept.get(address);
    if (!known) return void ask({ address, focus: "field", entry: "same" });
    show(address, known);
    told.textContent = titleOfResults()?.textContent ?? "";
  };
  const followHash = (): boolean => {
    const address = addressOfHash(location);
    if (address === undefined) return false;
    try {
      history.replaceState(null, "", address);
    } catch {
      // A frame without an origin keeps its address.
    }
    follow();
    return true;
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      const text = typeof value === "string" ? value.trim() : "";
      if (text) query.set(name, text);
    }
    const isEmpty = !query.has("q");
    void ask({ address: isEmpty ? location.pathname : `${location.pathname}?${query}`, focus: "field", entry: "new" });
    // Makes room for the results on a phone, whose keyboard covers half of the screen.
    if (matchMedia("(pointer: coarse)").matches && !isEmpty) input.blur();
  });
  results.addEventListener("click", (event) => {
    const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-search-link]");
    if (!link || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    const address = link.getAttribute("href") ?? "";
    input.value = new URLSearchParams(link.search).get("q") ?? "";
    void ask({ address, focus: link.dataset["searchLink"] === "page" ? "title" : "link", entry: "new" });
  });
  addEventListener("popstate", () => {
    if (!followHash()) follow();
  });
  addEventListener("hashchange", followHash);
  if (!followHash()) track();
}

if (!isEditing()) document.querySelectorAll<HTMLElement>("[data-site-search]").forEach((block) => enhanceSearch(block));

/** Adds an entry to the history, if the browser permits it. */
function addEntry(address: string): void {
  try {
    history.pushState(null, "", address);
  } catch {
    // A frame without an origin keeps its address.
  }
}
