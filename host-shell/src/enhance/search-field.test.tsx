import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SearchField } from "../pages/chrome/search-field.tsx";
import { enhanceSearchField } from "./search-field.ts";

interface Call {
  readonly query: URLSearchParams;
  readonly signal: AbortSignal;
  readonly answer: (suggestions: unknown, status?: number) => Promise<void>;
  readonly fail: () => Promise<void>;
}

const calls: Call[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  calls.length = 0;
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal("fetch", (address: string, { signal }: { signal: AbortSignal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    signal.addEventListener("abort", () => reject(signal.reason));
    calls.push({
      query: new URL(address, "https://lk.example").searchParams,
      signal,
      answer: async (suggestions, status = 200) => {
        resolve(Response.json({ suggestions }, { status }));
        await vi.advanceTimersByTimeAsync(0);
      },
      fail: async () => {
        reject(new TypeError("Failed to fetch"));
        await vi.advanceTimersByTimeAsync(0);
      },
    });
    return promise;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
  document.documentElement.removeAttribute("data-statistics");
});

const three = [
  { text: "Opsigelse", category: "Guide" },
  { text: "Opsagt", url: "/raad/opsigelse/du-bliver-opsagt", category: "Artikel" },
  { text: "<b>Opsparing</b>" },
];

function field(site?: string) {
  document.body.innerHTML = renderToStaticMarkup(
    <SearchField id="felt" action="/soeg" label="Hvad leder du efter?" site={site}>
      <p data-search-hint="">Skriv et emne</p>
      <button type="submit" data-search-all="" hidden>
        Se alle resultater
      </button>
    </SearchField>,
  );
  const form = document.querySelector("form")!;
  const input = form.querySelector<HTMLInputElement>("[type=search]")!;
  const list = form.querySelector("[role=listbox]") as HTMLElement;
  const submitted: string[] = [];
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    submitted.push(input.value);
  });
  enhanceSearchField(form);
  input.focus();
  return {
    form,
    input,
    list,
    submitted,
    type: (text: string) => {
      input.value = text;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    },
    press: (key: string) => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      input.dispatchEvent(event);
      return event.defaultPrevented;
    },
    options: () => (list.hidden ? [] : [...list.children].map((option) => option.textContent)),
    selected: () => {
      const id = input.getAttribute("aria-activedescendant");
      const marked = [...list.children].filter((option) => option.ariaSelected === "true").map(({ id: own }) => own);
      expect(marked).toEqual(id === null ? [] : [id]);
      return id === null ? undefined : document.getElementById(id)?.textContent;
    },
    below: () =>
      [...form.querySelectorAll<HTMLElement>("[data-search-hint], [data-search-all]")]
        .filter(({ hidden }) => !hidden)
        .map(({ textContent }) => textContent),
    told: () => form.querySelector("[role=status]")?.textContent,
  };
}

async function withSuggestions(site?: string) {
  const found = field(site);
  found.type("ops");
  await vi.advanceTimersByTimeAsync(200);
  await calls[0]?.answer(three);
  return found;
}

test("one request is made for a word that is typed in one go, with the site whose pages come first", async () => {
  const { type, input, options } = field("lederkredsen-spring");
  for (const text of ["o", "op", "ops"]) type(text);
  expect([input.role, input.ariaExpanded, input.getAttribute("aria-controls")]).toEqual([
    "combobox",
    "false",
    "felt-forslag",
  ]);
  await vi.advanceTimersByTimeAsync(200);
  expect(calls.map(({ query }) => Object.fromEntries(query))).toEqual([
    { q: "ops", limit: "6", site: "lederkredsen-spring" },
  ]);
  await calls[0]?.answer(three);
  expect([input.ariaExpanded, ...options()]).toEqual(["true", "OpsigelseGuide", "OpsagtArtikel", "<b>Opsparing</b>"]);
});

test("nothing is requested for a single letter or blanks", async () => {
  const { type } = field();
  for (const text of ["o", "   ", " o "]) {
    type(text);
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(calls).toEqual([]);
});

test("the arrows go through the suggestions and back to the text, and Home and End to the text", async () => {
  const { press, selected, input } = await withSuggestions();
  const after = (key: string) => [press(key), selected()];
  expect(after("ArrowDown")).toEqual([true, "OpsigelseGuide"]);
  expect(after("ArrowDown")).toEqual([true, "OpsagtArtikel"]);
  expect(after("ArrowDown")).toEqual([true, "<b>Opsparing</b>"]);
  expect(after("ArrowDown")).toEqual([true, undefined]);
  expect(after("ArrowUp")).toEqual([true, "<b>Opsparing</b>"]);
  expect(after("Home")).toEqual([false, undefined]);
  expect(after("ArrowUp")).toEqual([true, "<b>Opsparing</b>"]);
  expect(after("End")).toEqual([false, undefined]);
  expect(input.value).toBe("ops");
});

test("Enter without a selected suggestion is left to the form, and with one it searches for the suggestion", async () => {
  const { press, submitted, options } = await withSuggestions();
  expect(press("Enter")).toBe(false);
  expect([submitted, options().length]).toEqual([[], 3]);
  press("ArrowDown");
  expect(press("Enter")).toBe(true);
  expect([submitted, options()]).toEqual([["Opsigelse"], []]);
});

test("a press on a suggestion searches for it, and the field keeps the focus", async () => {
  const { list, submitted, input } = await withSuggestions();
  const press = new MouseEvent("mousedown", { bubbles: true, cancelable: true });
  list.children[2]?.dispatchEvent(press);
  (list.children[2] as HTMLElement).click();
  expect([press.defaultPrevented, submitted, document.activeElement]).toEqual([true, ["<b>Opsparing</b>"], input]);
});

test("Escape closes the list first, and is left to the page then", async () => {
  const { press, options, input } = await withSuggestions();
  expect([press("Escape"), options(), input.value, press("Escape")]).toEqual([true, [], "ops", false]);
  expect([press("ArrowDown"), options().length]).toEqual([true, 3]);
});

test("the suggestions stay until the next ones arrive, and known ones are shown at once", async () => {
  const { type, options } = await withSuggestions();
  type("opsi");
  await vi.advanceTimersByTimeAsync(1000);
  expect(options()).toHaveLength(3);
  await calls[1]?.answer([three[0]]);
  expect(options()).toEqual(["OpsigelseGuide"]);
  type("ops");
  expect([options().length, calls.length]).toEqual([3, 2]);
});

test("a late answer to an earlier text is ignored", async () => {
  const { type, options } = field();
  type("løn");
  await vi.advanceTimersByTimeAsync(200);
  type("stress");
  expect(calls[0]?.signal.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(200);
  await calls[1]?.answer([{ text: "Stress" }]);
  await calls[0]?.answer([{ text: "Løn" }]);
  expect(options()).toEqual(["Stress"]);
});

test.each(["offline", "an error", "another shape"])("with %s, there are no suggestions and no error", async (kind) => {
  const { type, options, press, told } = await withSuggestions();
  type("opsi");
  await vi.advanceTimersByTimeAsync(200);
  if (kind === "offline") await calls[1]?.fail();
  if (kind === "an error") await calls[1]?.answer(undefined, 500);
  if (kind === "another shape") await calls[1]?.answer({ text: "x" });
  expect([options(), told(), press("Enter")]).toEqual([[], "", false]);
});

test("a screen reader gets the count once the visitor pauses", async () => {
  const { type, told } = await withSuggestions();
  expect(told()).toBe("");
  await vi.advanceTimersByTimeAsync(600);
  expect(told()).toBe("3 forslag");
  type("opsx");
  await vi.advanceTimersByTimeAsync(200);
  await calls[1]?.answer([]);
  await vi.advanceTimersByTimeAsync(600);
  expect(told()).toBe("Ingen forslag");
});

test("below the field are a hint, the suggestions, or a button that searches for a text without suggestions", async () => {
  const { type, below, press, form, submitted } = field();
  expect(below()).toEqual(["Skriv et emne"]);
  type("ops");
  await vi.advanceTimersByTimeAsync(200);
  await calls[0]?.answer(three);
  expect(below()).toEqual([]);
  press("Escape");
  expect(below()).toEqual(["Se alle resultater for »ops«"]);
  type("asdfgh");
  await vi.advanceTimersByTimeAsync(200);
  await calls[1]?.answer([]);
  expect(below()).toEqual(["Se alle resultater for »asdfgh«"]);
  form.querySelector<HTMLElement>("[data-search-all]")?.click();
  expect(submitted).toEqual(["asdfgh"]);
  type("");
  expect(below()).toEqual(["Skriv et emne"]);
});

test("leaving the field closes the list, also for suggestions that are on their way", async () => {
  const { type, input, options } = await withSuggestions();
  type("opsi");
  await vi.advanceTimersByTimeAsync(200);
  input.blur();
  expect([options(), calls[1]?.signal.aborted]).toEqual([[], true]);
});

test("a chosen suggestion is tracked only with consent to statistics", async () => {
  vi.stubGlobal("dataLayer", []);
  const { list } = await withSuggestions();
  (list.children[0] as HTMLElement).click();
  expect((window as { dataLayer?: unknown }).dataLayer).toEqual([]);
  document.documentElement.dataset["statistics"] = "true";
  (list.children[2] as HTMLElement).click();
  expect((window as { dataLayer?: unknown }).dataLayer).toEqual([{ event: "search_suggestion", position: 3 }]);
});
