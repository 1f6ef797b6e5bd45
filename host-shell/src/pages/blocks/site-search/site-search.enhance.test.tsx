import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { drawSample } from "../../testing/draw-sample.ts";
import { nothingFound, sampleResult, sampleSearch } from "../../testing/sample-search.ts";
import { enhanceSearch } from "./site-search.enhance.ts";

const results = (text: string, page: number) =>
  Array.from({ length: 3 }, (_, index) => sampleResult(`${text} ${page}-${index}`));

/** Draws the search page for an address, as the server does. */
async function drawnPage(address: string): Promise<Document> {
  const { search } = sampleSearch(({ text, page }) =>
    text === "intet"
      ? nothingFound
      : {
          ...nothingFound,
          total: 23,
          found: 23,
          results: results(text, page),
          categories: [{ name: "Guide", count: 23 }],
        },
  );
  const html = await drawSample([{ uid: "soegning", componentName: "SiteSearch", fields: {} }], {
    search,
    path: "/soeg",
    query: new URL(address, "https://lk.example").searchParams,
  });
  return new DOMParser().parseFromString(`<title>Søg</title>${html}`, "text/html");
}

let stop = new AbortController();

beforeEach(() => {
  stop = new AbortController();
  const add = window.addEventListener.bind(window);
  // The listeners of a test end with it: all tests share the window.
  vi.spyOn(window, "addEventListener").mockImplementation((type: string, listener: unknown) =>
    add(type, listener as EventListener, { signal: stop.signal }),
  );
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  stop.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute("data-statistics");
});

async function opened(address: string) {
  history.replaceState(null, "", address);
  document.body.innerHTML = (await drawnPage(address)).body.innerHTML;
  const requested: string[] = [];
  let isAway = false;
  enhanceSearch(document.querySelector<HTMLElement>("[data-site-search]")!, async (asked) => {
    requested.push(asked);
    if (isAway) throw new Error("away");
    return drawnPage(asked);
  });
  const input = document.querySelector<HTMLInputElement>("[type=search]")!;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
  return {
    requested,
    input,
    title: () => find("[data-results] h2")?.textContent ?? "",
    told: () => find("[data-told]").textContent,
    fail: (away: boolean) => {
      isAway = away;
    },
    search: (text: string) => {
      input.value = text;
      input.focus();
      input.form?.requestSubmit();
    },
    follow: (selector: string) => find(selector).click(),
    back: () => {
      const gone = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
      history.back();
      return gone;
    },
    here: () => location.pathname + location.search + location.hash,
  };
}

const settled = (isSo: () => unknown) => vi.waitFor(() => expect(isSo()).toBe(true));

test("a search shows its results without a new page, announces their count once, and leaves the focus in the field", async () => {
  const { search, title, told, input, here, requested } = await opened("/soeg");
  const counts: (string | null)[] = [];
  new MutationObserver(() => counts.push(told())).observe(document.querySelector("[data-told]")!, { childList: true });
  search("  løn ");
  await settled(() => title().startsWith("23 sider om »løn«"));
  expect([here(), requested, document.activeElement]).toEqual(["/soeg?q=l%C3%B8n", ["/soeg?q=l%C3%B8n"], input]);
  expect(counts.filter(Boolean)).toEqual(["23 sider om »løn« Side 1 af 3"]);
});

test("Back walks through the searches, with their words in the field, and without a request", async () => {
  const { search, title, back, input, requested } = await opened("/soeg?q=stress");
  search("løn");
  await settled(() => title().includes("»løn«"));
  search("intet");
  await settled(() => title().includes("»intet«"));
  await back();
  expect([title(), input.value]).toEqual(["23 sider om »løn« Side 1 af 3", "løn"]);
  await back();
  expect([title(), input.value]).toEqual(["23 sider om »stress« Side 1 af 3", "stress"]);
  expect(requested).toEqual(["/soeg?q=l%C3%B8n", "/soeg?q=intet"]);
});

test("Back while a search is on its way stays with the results before", async () => {
  const { search, title, back, input } = await opened("/soeg?q=stress");
  search("løn");
  await back();
  await new Promise((resolve) => setTimeout(resolve));
  await drawnPage("/soeg?q=løn");
  expect([title(), input.value]).toEqual(["23 sider om »stress« Side 1 af 3", "stress"]);
  expect(document.querySelector("[data-results]")?.ariaBusy).toBeNull();
});

test("a category keeps the focus, and the next page moves it to the title, which is read instead of announced", async () => {
  const { follow, title, told, here } = await opened("/soeg?q=l%C3%B8n");
  follow("a[href*=kategori]");
  await settled(() => title().includes("i kategorien Guide"));
  expect(document.activeElement?.textContent).toBe("Guide 23");
  follow("a[rel=next]");
  await settled(() => title().includes("Side 2 af 3"));
  expect([document.activeElement?.localName, told(), here()]).toEqual([
    "h2",
    "",
    "/soeg?q=l%C3%B8n&kategori=Guide&side=2",
  ]);
});

test("a search that fails shows the error in its place, and trying again searches again", async () => {
  const { search, title, fail, follow, told, requested } = await opened("/soeg");
  fail(true);
  search("løn");
  await settled(() => title() === "Der skete en fejl");
  expect(told()).toBe("Der skete en fejl");
  fail(false);
  follow("[data-results] a[data-search-link]");
  await settled(() => title().includes("»løn«"));
  expect(requested).toEqual(["/soeg?q=l%C3%B8n", "/soeg?q=l%C3%B8n"]);
});

test("an address hash of the external service becomes the same search", async () => {
  const { title, here, input, requested } = await opened("/soeg#?cludoquery=l%C3%B8n&cludopage=2&cludoquery=stress");
  await settled(() => title().includes("»løn« Side 2 af 3"));
  expect([here(), input.value, requested]).toEqual(["/soeg?q=l%C3%B8n&side=2", "løn", ["/soeg?q=l%C3%B8n&side=2"]]);
});

test("a search without words shows the page as it was first", async () => {
  const { search, title, requested } = await opened("/soeg?q=l%C3%B8n");
  search("   ");
  await settled(() => title() === "");
  expect(requested).toEqual(["/soeg"]);
});

test("the number of results is tracked with consent, and never the words", async () => {
  vi.stubGlobal("dataLayer", []);
  const { search, title } = await opened("/soeg?q=stress");
  document.documentElement.dataset["statistics"] = "true";
  search("løn");
  await settled(() => title().includes("»løn«"));
  search("intet");
  await settled(() => title().includes("»intet«"));
  expect((window as { dataLayer?: unknown }).dataLayer).toEqual([
    { event: "search", results: 23 },
    { event: "search", results: 0 },
  ]);
});
