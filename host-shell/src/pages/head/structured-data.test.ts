import { expect, test } from "vitest";
import { layoutOf } from "../testing/sample-layout.ts";
import { renderPrepared } from "../testing/draw-sample.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { preparePage } from "../prepare-page.ts";
import type { Rendering } from "../content/layout-service-data.ts";

async function dataOf(
  fields: object,
  { path = "/artikler/løn", main = [] as readonly Rendering[], editing = false } = {},
) {
  const layout = layoutOf({ main, fields: { metaTitle: { value: "Løn </script>" }, ...fields }, editing });
  const { html } = await renderPrepared(preparePage(layout, sampleSite), {
    path,
    address: `https://lk.example${path}`,
  });
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = ""]) => JSON.parse(json) as Record<string, unknown>,
  );
}
const article = {
  manchet: { value: "Sådan forhandler du." },
  publishedDate: { value: "2026-09-14" },
  updatedDate: { value: "2026-09-20" },
  imgSM: { value: { src: "/media/a.svg", alt: "", width: 992, height: 558 } },
  contentTypes: [{ id: "artikel", name: "Artikel" }],
};

test("an article says what it is, and when it was written and changed", async () => {
  const publisher = { "@type": "Organization", name: "Prøve", url: "https://lk.example/" };
  expect(await dataOf(article)).toEqual([
    {
      "@context": "https://schema.org",
      "@type": "Article",
      headline: "Løn </script>",
      description: "Sådan forhandler du.",
      image: ["https://lk.example/media/a.svg"],
      datePublished: "2026-09-13T22:00:00.000Z",
      dateModified: "2026-09-19T22:00:00.000Z",
      inLanguage: "da",
      mainEntityOfPage: "https://lk.example/artikler/løn",
      author: publisher,
      publisher,
    },
  ]);
});

test("a page without a date or of another type is no article, and the front page is of an organisation", async () => {
  expect(await dataOf({ ...article, publishedDate: { value: "" } })).toEqual([]);
  expect(await dataOf({ ...article, contentTypes: [{ id: "person", name: "Rådgiver" }] })).toEqual([]);
  expect(await dataOf({}, { path: "/" })).toMatchObject([{ "@type": "Organization", url: "https://lk.example/" }]);
});

const faq = (questions: readonly string[]): Rendering => ({
  uid: "f",
  componentName: "Accordion",
  fields: {
    items: questions.map((title) => ({ fields: { title: { value: title }, text: { value: "<p>Ja.</p>" } } })),
  },
});

test("questions and answers are told as such only if all are questions, and never to editors", async () => {
  const main = [faq(["Kan jeg få hjælp?", "Hvad koster det?"])];
  expect(await dataOf({}, { main })).toMatchObject([
    {
      "@type": "FAQPage",
      mainEntity: [
        { "@type": "Question", name: "Kan jeg få hjælp?", acceptedAnswer: { "@type": "Answer", text: "<p>Ja.</p>" } },
        { name: "Hvad koster det?" },
      ],
    },
  ]);
  expect(await dataOf({}, { main: [faq(["Kan jeg få hjælp?", "Priser"])] })).toEqual([]);
  expect(await dataOf({}, { main, editing: true })).toEqual([]);
});
