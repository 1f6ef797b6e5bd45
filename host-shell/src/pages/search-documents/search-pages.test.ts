import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { stemsOf } from "../../engines/site-search/analysis/danish-stemmer.ts";
import { spellingOf, type Word, wordsOf } from "../../engines/site-search/analysis/words.ts";
import { openJsonContent } from "../content/json-content-source.ts";
import type { LayoutServiceData, Rendering } from "../content/layout-service-data.ts";
import { sampleContent } from "../testing/sample-content.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { searchPagesOf } from "./search-pages.ts";

const content = fileURLToPath(new URL("../../../content", import.meta.url));
const value = (text: string) => ({ value: text });

function layout(
  fields: Readonly<Record<string, unknown>>,
  main: readonly Omit<Rendering, "uid">[] = [],
  templateName = "ContentPage",
): LayoutServiceData {
  return {
    sitecore: {
      context: { pageEditing: false, language: "da", site: { name: sampleSite.name } },
      route: {
        name: "Navn",
        templateName,
        fields,
        placeholders: {
          "headless-main": main.map((rendering, at) => ({ uid: `b${at}`, ...rendering })),
          "headless-footer": [{ uid: "f", componentName: "RichText", fields: { text: value("<p>Sidefod</p>") } }],
        },
      },
    },
  };
}

async function documentOf(page: LayoutServiceData, path = "/raad/loen") {
  const documents = await searchPagesOf(sampleContent({ [path]: page }).source).read();
  return documents[0];
}

it("reads the head, the headings, the texts and the persons of a page, also of blocks in blocks", async () => {
  const inner = {
    uid: "i",
    componentName: "RichText",
    fields: { text: value("<h2>Inderst</h2><p>Skjult i en fane.</p>") },
  };
  const page = layout(
    {
      metaTitle: value("Løn for ledere"),
      metaDescription: value("Om løn."),
      navigationTitle: value("Løn"),
      publishedDate: value("2026-09-14"),
      tags: [{ id: "loen", name: "Løn" }],
      contentTypes: [{ id: "guide", name: "Guide" }],
      city: value("Vejle"),
    },
    [
      { componentName: "ContentHeader", fields: { lead: value("Indledning."), title: value("Tallet på bordet") } },
      {
        componentName: "FactBox",
        params: { FieldNames: "02" },
        fields: { items: [{ fields: { question: value("Hvor meget?"), answer: value("<p>Mere.</p>") } }] },
      },
      { componentName: "Tabs", fields: {}, placeholders: { "tabs-1": [inner] } },
      {
        componentName: "PersonCards",
        fields: {
          persons: [
            { id: "x", fields: { firstName: value("Lone"), lastName: value("Friis"), title: value("Jurist") } },
          ],
        },
      },
      { componentName: "Widget", fields: { widget: value("cv-check"), noScriptText: value("Uden script") } },
    ],
  );
  expect(await documentOf(page)).toEqual({
    url: "/raad/loen",
    site: sampleSite.name,
    title: "Løn for ledere",
    otherTitles: ["Løn"],
    lead: "Om løn.",
    sections: [
      { heading: "", text: "Vejle" },
      { heading: "Tallet på bordet", text: "Indledning." },
      { heading: "Hvor meget?", text: "Mere." },
      { heading: "Inderst", text: "Skjult i en fane.\nJurist" },
    ],
    links: [],
    anchors: [],
    tags: ["Løn"],
    persons: ["Lone Friis"],
    category: "Guide",
    breadcrumb: [],
    membersOnly: false,
    changedAt: Date.UTC(2026, 8, 13, 22),
    endsAt: undefined,
  });
});

it("gives the words of a link to the page that it leads to", async () => {
  const { source } = sampleContent({
    "/": layout({ metaTitle: value("Forside") }, [
      {
        componentName: "NavigationList",
        fields: {
          title: value("Find råd"),
          items: [
            {
              fields: {
                title: value("Løn"),
                description: value("Tallet først."),
                link: { value: { href: "/raad#top", text: "Løn" } },
              },
            },
          ],
        },
      },
    ]),
    "/raad": layout({ metaTitle: value("Råd") }),
  });
  const documents = await searchPagesOf(source).read();
  expect(
    documents.map(({ url, anchors, links, sections, breadcrumb }) => ({ url, anchors, links, sections, breadcrumb })),
  ).toEqual([
    { url: "/", anchors: [], links: ["Løn. Tallet først."], sections: [], breadcrumb: [] },
    { url: "/raad", anchors: ["Løn. Tallet først."], links: [], sections: [], breadcrumb: ["/"] },
  ]);
});

it.each([
  ["is not for search engines", layout({ robots: value("noindex") })],
  ["is a copy of another", layout({ canonicalUrl: { value: { href: "/andet" } } })],
  ["is shown inside others", layout({}, [], "WidgetPage")],
])("leaves out a page that %s", async (_what, page) => {
  expect(await documentOf(page)).toBeUndefined();
});

it("has the pages of the self-service for members alone, though search engines must not list them", async () => {
  const site = { ...sampleSite, kind: "self-service", name: "selvbetjening", root: "/selvbetjening" } as const;
  const page = layout(
    { metaTitle: value("Sparring"), title: value("Sparring"), robots: value("noindex") },
    [],
    "SelfServicePage",
  );
  const { source } = sampleContent({ "/selvbetjening": page }, { sites: [site] });
  expect(await searchPagesOf(source).read()).toMatchObject([{ membersOnly: true, category: "Selvbetjening" }]);
});

it("returns the same objects while pages are unchanged", async () => {
  const sample = sampleContent({ "/a": layout({ metaTitle: value("A") }), "/b": layout({ metaTitle: value("B") }) });
  const pages = searchPagesOf(sample.source);
  const [before, again] = [await pages.read(), await pages.read()];
  sample.publish("/b", layout({ metaTitle: value("C") }));
  const after = await pages.read();
  expect([again[0] === before[0], again[1] === before[1], after[0] === before[0], after[1]?.title]).toEqual([
    true,
    true,
    true,
    "C",
  ]);
});

it("reads the demo content: names, categories, and no page that is shown inside another", async () => {
  const source = await openJsonContent({ folder: content, product: "lederkredsen" });
  const documents = new Map((await searchPagesOf(source).read()).map((document) => [document.url, document]));
  expect(documents.get("/raadgivere/lone-friis")).toMatchObject({ title: "Lone Friis", category: "Rådgiver" });
  expect(documents.get("/guides/loensamtalen")).toMatchObject({ category: "Guide" });
  expect(documents.get("/selvbetjening/formularer/sparring")).toMatchObject({ membersOnly: true });
  expect([...documents.keys()].filter((url) => url.includes("/widgets/"))).toEqual([]);
  expect((await source.findSynonyms()).length).toBeGreaterThan(20);
});

it("reads no settings of a list as texts", async () => {
  const page = layout({ metaTitle: value("Arrangementer") }, [
    {
      componentName: "TaxonomyList",
      fields: {
        title: value("Det kommer"),
        contentTypes: [{ id: "arrangement", fields: { title: value("Arrangement") } }],
        siteNames: value("kredsen,kredsen-spring"),
        sortBy: value("DateAsc"),
        when: value("kommende"),
        resultsPerPage: value("6"),
      },
    },
  ]);
  expect((await documentOf(page))?.sections).toEqual([{ heading: "Det kommer", text: "" }]);
});

it("has synonyms of which each group leads to words that pages have", async () => {
  const source = await openJsonContent({ folder: content, product: "lederkredsen" });
  const documents = await searchPagesOf(source).read();
  const stem = (word: Word): string => spellingOf(stemsOf(word.text).inflected);
  const texts = documents.flatMap(({ title, otherTitles, lead, sections, anchors }) => [
    title,
    ...otherTitles,
    lead,
    ...anchors,
    ...sections.flatMap(({ heading, text }) => [heading, text]),
  ]);
  const known = new Set(wordsOf(texts.join("\n")).map(stem));
  const isKnown = (phrase: string): boolean => wordsOf(phrase).every((word) => known.has(stem(word)));
  expect((await source.findSynonyms()).filter((group) => !group.some(isKnown))).toEqual([]);
});
