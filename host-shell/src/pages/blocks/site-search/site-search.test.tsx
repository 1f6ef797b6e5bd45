import * as v from "valibot";
import { expect, test } from "vitest";
import { type SearchAnswer, SearchFailure } from "../../../services/site-search/site-search.ts";
import { GlobalSettings } from "../../content/global-settings.ts";
import { drawSample } from "../../testing/draw-sample.ts";
import { nothingFound, sampleResult, sampleSearch } from "../../testing/sample-search.ts";
import { sampleSettings } from "../../testing/sample-settings.ts";
import { sampleSite } from "../../testing/sample-site.ts";

const settings = v.parse(GlobalSettings, { ...sampleSettings, contact: { phone: { value: "70 20 30 40" } } });
const site = { ...sampleSite, settings };
const links = [{ fields: { link: { value: { href: "/kontakt", text: "Kontakt" } } } }];

const answerOf = (parts: Partial<SearchAnswer>): SearchAnswer => ({
  ...nothingFound,
  total: parts.found ?? 0,
  ...parts,
});

async function drawn(query: string, answerTo: Parameters<typeof sampleSearch>[0] = () => nothingFound) {
  const { search, queries } = sampleSearch(answerTo);
  const rendering = { uid: "soegning", componentName: "SiteSearch", fields: { title: { value: "Søg" }, links } };
  document.body.innerHTML = await drawSample([rendering], {
    site,
    search,
    path: "/soeg",
    query: new URLSearchParams(query),
  });
  const results = document.querySelector("[data-results]")!;
  return {
    queries,
    results,
    title: results.querySelector("h2")?.textContent,
    words: results.textContent,
    field: document.querySelector<HTMLInputElement>("[type=search]")?.value,
    hrefs: [...results.querySelectorAll("a")].map((each) => each.getAttribute("href")),
  };
}

test("a search page without words asks nothing and shows what many look for", async () => {
  for (const query of ["", "q=", "q=%20%09%20", "side=2", "kategori=Guide"]) {
    const { queries, title, hrefs } = await drawn(query);
    expect([query, queries, title, hrefs]).toEqual([query, [], "Det leder mange efter", ["/kontakt"]]);
  }
});

test("a result has its breadcrumb, category, title as the link, and the searched words marked", async () => {
  const { results, title, field } = await drawn("q=opsigelse", () =>
    answerOf({
      found: 1,
      results: [
        sampleResult("Du bliver opsagt", {
          url: "/raad/opsigelse",
          title: [
            { text: "Din ", marked: false },
            { text: "opsigelse", marked: true },
          ],
        }),
      ],
      categories: [{ name: "Artikel", count: 1 }],
    }),
  );
  expect([title, field]).toEqual(["1 side om »opsigelse«", "opsigelse"]);
  const link = results.querySelector("h3 a");
  expect([link?.getAttribute("href"), link?.innerHTML.replace(/ class="[^"]*"/, "")]).toEqual([
    "/raad/opsigelse",
    "Din <mark>opsigelse</mark>",
  ]);
  expect(results.querySelector("li p")?.textContent).toBe("ArtikelLederkredsen / Råd");
});

test("the categories have links and counts, and the current one is marked", async () => {
  const answer = answerOf({
    total: 12,
    found: 4,
    results: [sampleResult("Løn")],
    categories: [
      { name: "Artikel", count: 8 },
      { name: "Guide", count: 4 },
    ],
  });
  const { results, title } = await drawn("q=løn&kategori=Guide", () => answer);
  expect(title).toBe("4 sider om »løn« i kategorien Guide");
  const categories = [...results.querySelectorAll("nav[aria-label='Vælg kategori'] a")];
  expect(
    categories.map((each) => [each.textContent, each.getAttribute("href"), each.getAttribute("aria-current")]),
  ).toEqual([
    ["Alle 12", "/soeg?q=l%C3%B8n", null],
    ["Artikel 8", "/soeg?q=l%C3%B8n&kategori=Artikel", null],
    ["Guide 4", "/soeg?q=l%C3%B8n&kategori=Guide", "true"],
  ]);
  const gone = await drawn("q=løn&kategori=Findes+ikke", () => ({ ...answer, found: 0, results: [] }));
  expect(gone.results.querySelector("[aria-current]")?.textContent).toBe("Findes ikke 0");
});

test("the pages of results are links, and a page after the last one is the last one", async () => {
  const many = answerOf({ found: 95, results: [sampleResult("Løn")] });
  const { results, queries, title } = await drawn("q=løn&side=999999999&site=lederkredsen-spring", () => many);
  expect(queries.map(({ page, site: of, perPage, audience }) => [page, of, perPage, audience])).toEqual([
    [1000, "lederkredsen-spring", 10, "visitor"],
    [10, "lederkredsen-spring", 10, "visitor"],
  ]);
  expect(title).toBe("95 sider om »løn« Side 10 af 10");
  const pages = [...results.querySelectorAll("nav[aria-label='Flere resultater'] a")];
  expect(pages.map((each) => each.textContent)).toEqual(["1", "9", "10"]);
  expect(pages[1]?.getAttribute("href")).toBe("/soeg?q=l%C3%B8n&side=9&site=lederkredsen-spring");
  const middle = await drawn("q=løn&side=5", () => many);
  expect(middle.words).toContain("1…456…10");
  expect(middle.hrefs.at(-1)).toBe("/soeg?q=l%C3%B8n&side=6");
});

test.each(["-1", "0", "1e9", "abc", "1.5"])("side=%s is the first page", async (side) => {
  const { queries } = await drawn(`q=løn&side=${side}`);
  expect(queries.map(({ page }) => page)).toEqual([1]);
});

test("a search without results says what to do, with the telephone and common pages", async () => {
  const { title, words, hrefs } = await drawn("q=xyzzy", () => answerOf({ didYouMean: "yoga" }));
  expect(title).toBe("Vi fandt ingen sider om »xyzzy«");
  expect(words).toContain("Mente du yoga?");
  expect(hrefs).toEqual(["/soeg?q=yoga", "tel:70203040", "/kontakt"]);
});

test("a search that fails or is missing shows the error, and a link that searches again", async () => {
  for (const fail of [() => Promise.reject(new SearchFailure("away")), () => Promise.reject(new Error("?"))]) {
    const { title, hrefs, field } = await drawn("q=løn&side=2", fail);
    expect([title, hrefs[1], field]).toEqual(["Der skete en fejl", "/soeg?q=l%C3%B8n&side=2", "løn"]);
  }
});

test.each([
  ["markup", "<script>alert(1)</script><img src=x onerror=alert(1)>"],
  ["wildcards", "*%_?.*"],
  ["SQL", "' OR 1=1; DROP TABLE pages; --"],
  ["control characters", "løn\u0000\u0007\nog\ttid"],
])("%s in a search stays text", async (_kind, given) => {
  const { queries, results, field } = await drawn(String(new URLSearchParams({ q: given })));
  const text = given.replace(/[\s\u0000-\u001f]+/g, " ");
  expect(queries.map((query) => query.text)).toEqual([text]);
  expect([field, results.querySelector("script, img")]).toEqual([text, null]);
});

test("of 10 kB, the first 200 characters are searched for", async () => {
  const { queries } = await drawn(`q=${"løn ".repeat(2500)}`);
  expect(queries.map(({ text }) => text.length)).toEqual([199]);
});

test("a letter that is composed of two characters is one", async () => {
  const { queries } = await drawn(`q=${encodeURIComponent("fa\u030a løn")}`);
  expect(queries.map(({ text }) => text)).toEqual(["få løn"]);
});
