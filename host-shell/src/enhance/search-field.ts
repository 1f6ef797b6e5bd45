import { trackSearch } from "./track-search.ts";

interface Suggestion {
  readonly text: string;
  readonly url?: string | undefined;
  readonly category?: string | undefined;
}

/** The wait after the last key press, in milliseconds. */
const pause = 120;
/** Suggestions that are later than this number of milliseconds are not shown. */
const latest = 4000;
const shortest = 2;
const most = "6";

/**
 * Makes the input of a search form a combobox with suggestions. Enter chooses the selected suggestion; if none is
 * selected, the list does nothing and the form is submitted.
 */
export function enhanceSearchField(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>("[type=search]");
  const list = form.querySelector<HTMLElement>("[role=listbox]");
  const status = form.querySelector("[role=status]");
  if (!input || !list || !status || input.role) return;
  const hint = form.querySelector<HTMLElement>("[data-search-hint]");
  const all = form.querySelector<HTMLElement>("[data-search-all]");
  const known = new Map<string, readonly Suggestion[]>();
  let shown: readonly Suggestion[] = [];
  let selected = -1;
  let call = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let telling: ReturnType<typeof setTimeout> | undefined;

  input.role = "combobox";
  input.ariaAutoComplete = "list";
  input.setAttribute("aria-controls", list.id);
  input.ariaExpanded = "false";

  const select = (index: number): void => {
    selected = index;
    for (const [at, option] of [...list.children].entries()) option.ariaSelected = String(at === index);
    const option = list.children[index];
    if (option) input.setAttribute("aria-activedescendant", option.id);
    else input.removeAttribute("aria-activedescendant");
    option?.scrollIntoView({ block: "nearest" });
  };
  const open = (isOpen: boolean): void => {
    list.hidden = !isOpen;
    input.ariaExpanded = String(isOpen);
    select(-1);
    clearTimeout(telling);
    const text = input.value.trim();
    const isShort = text.length < shortest;
    if (hint) hint.hidden = !isShort;
    if (all) {
      all.hidden = isOpen || isShort;
      all.textContent = `Se alle resultater for »${text}«`;
    }
    if (!isOpen) status.textContent = "";
  };
  /** Closes the list, and ignores suggestions that have not arrived yet. */
  const close = (): void => {
    clearTimeout(timer);
    call.abort();
    open(false);
  };
  const show = (suggestions: readonly Suggestion[]): void => {
    shown = suggestions;
    list.replaceChildren(
      ...suggestions.map(({ text, category }, index) => {
        const option = document.createElement("div");
        option.role = "option";
        option.id = `${list.id}-${index}`;
        for (const part of category ? [text, category] : [text]) {
          const span = document.createElement("span");
          span.textContent = part;
          option.append(span);
        }
        return option;
      }),
    );
    open(suggestions.length > 0);
    // Screen readers drop a message that comes while they read the typed letter.
    telling = setTimeout(() => {
      const { length } = suggestions;
      status.textContent = length === 0 ? "Ingen forslag" : `${length} forslag`;
    }, 600);
  };
  const ask = async (text: string): Promise<void> => {
    const { signal } = (call = new AbortController());
    const site = form.querySelector<HTMLInputElement>("[name=site]")?.value;
    const query = new URLSearchParams({ q: text, limit: most, ...(site && { site }) });
    try {
      const answer = await fetch(`/api/search/suggestions?${query}`, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(latest)]),
      });
      const { suggestions } = (await answer.json()) as { readonly suggestions: readonly Suggestion[] };
      if (known.size > 50) known.clear();
      known.set(text, suggestions.slice());
      if (!signal.aborted) show(suggestions);
    } catch {
      // Suggestions are a help: without them, the form works as before.
      if (!signal.aborted) open(false);
    }
  };
  const choose = (index: number): void => {
    const suggestion = shown[index];
    if (!suggestion) return;
    trackSearch({ event: "search_suggestion", position: index + 1 });
    const { url, text } = suggestion;
    input.value = text;
    close();
    if (url && /^(\/|https:\/\/)/.test(url)) location.assign(url);
    else form.requestSubmit();
  };

  input.addEventListener("input", () => {
    clearTimeout(timer);
    call.abort();
    // A space at the end says that the last word is finished.
    const text = input.value.trimStart();
    const suggestions = known.get(text);
    if (text.trim().length < shortest) open(false);
    else if (suggestions) show(suggestions);
    // The suggestions for the text before stay until these arrive, so that the list does not flicker.
    else timer = setTimeout(() => void ask(text), pause);
  });
  input.addEventListener("keydown", (event) => {
    const { key, isComposing, altKey, ctrlKey, metaKey } = event;
    if (isComposing || altKey || ctrlKey || metaKey) return;
    const isOpen = !list.hidden;
    if (key === "ArrowDown" || key === "ArrowUp") {
      if (shown.length === 0 || input.value.trim().length < shortest) return;
      event.preventDefault();
      if (!isOpen) open(true);
      // Before the first and after the last suggestion, none is selected.
      const count = shown.length + 1;
      select(((selected + 1 + (key === "ArrowDown" ? 1 : -1) + count) % count) - 1);
    } else if (key === "Enter" && isOpen && selected >= 0) {
      event.preventDefault();
      choose(selected);
    } else if (key === "Escape" && isOpen) {
      // Neither clears the input nor closes the dialog.
      event.preventDefault();
      close();
    } else if (["Home", "End", "ArrowLeft", "ArrowRight"].includes(key)) select(-1);
  });
  // The input keeps the focus while a suggestion is pressed.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  list.addEventListener("click", ({ target }) => {
    const option = target instanceof Element && target.closest("[role=option]");
    if (option) choose([...list.children].indexOf(option));
  });
  input.addEventListener("blur", close);
  form.addEventListener("submit", close);
}
