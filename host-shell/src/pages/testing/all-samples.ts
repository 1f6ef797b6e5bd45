import { join } from "node:path";
import axe from "axe-core";
import { expect } from "vitest";
import { createEmbeddedPageLists } from "../../services/page-lists/embedded-page-lists.ts";
import { sampleList } from "../../services/page-lists/testing/sample-items.ts";
import type { BlockSamples, SampleRendering } from "../block/block-samples.ts";
import { withUid } from "../block/block-samples.ts";
import { openJsonContent } from "../content/json-content-source.ts";
import { drawSample } from "./draw-sample.ts";

const files = import.meta.glob<{ readonly samples: BlockSamples }>("../blocks/*/*.samples.ts", { eager: true });
/** The samples of each folder of blocks, by their names. */
export const samplesOf = new Map(
  Object.entries(files).map(([path, { samples }]) => [path.split("/").at(-2) ?? "", samples] as const),
);
/** All samples, each with the name of its block and its own. */
export const all = [...samplesOf].flatMap(([block, samples]) =>
  Object.entries(samples).map(([name, sample]) => [`${block}, ${name}`, sample] as const),
);
/** Rules of axe that apply only to a whole page. */
const ofPages = { region: { enabled: false }, "page-has-heading-one": { enabled: false } };

/** Blocks that say "No items inserted" if their list is empty. */
export const emptyLists = [
  "article-cards",
  "accordion",
  "conference-tour-stops",
  "downloads",
  "fact-box",
  "feature-slider",
  "guide-cards",
  "guide-slider",
  "icon-cards",
  "module-list",
  "navigation-list",
  "person-cards",
  "person-list",
  "product-banner",
  "programme",
  "quote-slider",
  "situation-cards",
  "slider",
  "speakers-list",
  "tabs",
  "timeline",
  "tool-cards",
];

/** Whether visitors see nothing of a sample. */
const isEmpty = (name: string) =>
  /^(bio-header|conference-hero-header|conference-registration-banner|embed|image|membership-cards|person-card|service-tiles|static-page|taxonomy-list), empty$/.test(
    name,
  ) ||
  emptyLists.some((block) => name === `${block}, empty` || name === `${block}, 02, empty`) ||
  name === "static-page, missing" ||
  name.endsWith(", on another page");

type SampleView = NonNullable<Parameters<typeof drawSample>[1]>;

/** Prepares the document, and returns what the samples are drawn with. */
export async function openSamples(): Promise<SampleView> {
  const content = await openJsonContent({
    folder: join(import.meta.dirname, "../../../content"),
    product: "lederkredsen",
    embeds: {
      origins: ["https://kort.example"],
      marketingOrigins: ["https://some.example"],
      videoOrigins: [],
    },
  });
  document.title = "Prøve";
  document.documentElement.lang = "da";
  const [site] = await content.listSites();
  const pageLists = createEmbeddedPageLists({ listItems: async () => sampleList(site?.name ?? ""), now: () => 0 });
  return { content, pageLists, path: "/om-os/stemmer", ...(site && { site }) };
}

/** Expects of a drawn sample that its ids are its own, that axe finds nothing, and that only an empty one is empty. */
export async function expectSound(name: string, sample: SampleRendering, view: SampleView): Promise<void> {
  const html = await drawSample([withUid(sample, "s")], view);
  document.body.innerHTML = `<main><h1>Prøve</h1>${html}</main>`;
  // Without the texts of a CMS's marks, which repeat the id of their block.
  const ids = [...document.querySelectorAll("[id]:not(code)")].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const { violations } = await axe.run(document, { resultTypes: ["violations"], rules: ofPages });
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  // Every sample can be drawn, and only empty samples show that they are empty.
  expect(html).not.toMatch(/must be|is missing/);
  expect(html === "").toBe(view.editing !== true && isEmpty(name));
}
