import { readdir } from "node:fs/promises";
import { join } from "node:path";
import axe from "axe-core";
import { beforeAll, describe, expect, test } from "vitest";
import { openJsonContent } from "../content/json-content-source.ts";
import { createEmbeddedPageLists } from "../../services/page-lists/embedded-page-lists.ts";
import { sampleList } from "../../services/page-lists/testing/sample-items.ts";
import { drawSample } from "../testing/draw-sample.ts";
import { blocks } from "./block-registry.ts";
import { type BlockSamples, longWord, type SampleRendering, withUid } from "./block-samples.ts";
import { noContentType, noItems, noStaticPage } from "./editor-texts.ts";

const files = import.meta.glob<{ readonly samples: BlockSamples }>("../blocks/*/*.samples.ts", { eager: true });
const samplesOf = new Map(
  Object.entries(files).map(([path, { samples }]) => [path.split("/").at(-2) ?? "", samples] as const),
);
const all = [...samplesOf].flatMap(([block, samples]) =>
  Object.entries(samples).map(([name, sample]) => [`${block}, ${name}`, sample] as const),
);
/** Rules of axe that apply only to a whole page. */
const ofPages = { region: { enabled: false }, "page-has-heading-one": { enabled: false } };

/** Blocks that say "No items inserted" if their list is empty. */
const emptyLists = [
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

let view: NonNullable<Parameters<typeof drawSample>[1]>;
beforeAll(async () => {
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
  view = { content, pageLists, path: "/om-os/stemmer", ...(site && { site }) };
});

const variantOf = ({ params }: SampleRendering): string => params?.["FieldNames"] ?? "01";

/** The names of the fields with the list of a block. Other lists have few items, such as the products of a sign-up. */
const listFields = ["items", "persons", "images"];

/** The number of items in the list of a sample; `undefined` without a list. */
function itemsIn({ fields = {} }: SampleRendering): number | undefined {
  const lists = listFields.flatMap((name) => (Array.isArray(fields[name]) ? [fields[name].length] : []));
  return lists[0];
}

/** The variants of all blocks, and the samples of each. */
const variants = blocks.flatMap(({ component, variants: declared }) =>
  declared.map((variant) => {
    const samples = all.map(([, sample]) => sample).filter((sample) => sample.componentName === component);
    return [`${component} ${variant}`, samples.filter((sample) => variantOf(sample) === variant)] as const;
  }),
);

test("every folder of blocks has samples, and every sample is of a variant that its block declares", async () => {
  const folders = await readdir(join(import.meta.dirname, "../blocks"));
  expect([...samplesOf.keys()].toSorted()).toEqual(folders.toSorted());
  const declared = new Set<string>(variants.map(([name]) => name));
  const sampled = all.map(([, sample]) => `${sample.componentName} ${variantOf(sample)}`);
  expect(sampled.filter((name) => !declared.has(name))).toEqual([]);
});

test.each(variants)(
  "%s has a sample; with a list, also of no, one and forty items and of long words",
  (_name, samples) => {
    expect(samples.length).toBeGreaterThan(0);
    const counts = samples.flatMap((sample) => itemsIn(sample) ?? []);
    if (!counts.some((count) => count > 0)) return;
    expect({
      none: counts.includes(0),
      one: counts.includes(1),
      forty: counts.some((count) => count >= 40),
      longWords: samples.some(({ fields }) => JSON.stringify(fields).includes(longWord)),
    }).toEqual({ none: true, one: true, forty: true, longWords: true });
  },
);

/** Blocks without texts of their own, or whose texts are those of a widget or of the page. */
const withoutLongWords = [
  "Breadcrumbs",
  "CookieConsent",
  "CrossLink",
  "Divider",
  "CallMeForm",
  "MemberGetMemberForm",
  "EventSignupForm",
  "RegistrationBanner",
  "SparringForm",
  "StaticPage",
  "Widget",
];

test("every other block has a sample of long words", () => {
  const long = new Set(
    all
      .filter(([, { fields }]) => JSON.stringify(fields ?? {}).includes(longWord))
      .map(([, { componentName }]) => componentName),
  );
  const missing = blocks.map(({ component }) => component).filter((component) => !long.has(component));
  expect(missing).toEqual(withoutLongWords);
});

describe.each(all)("%s", (name, sample) => {
  test.each([
    ["a visitor", false],
    ["an editor", true],
  ])("has ids of its own and no axe violations for %s", async (_who, editing) => {
    const html = await drawSample([withUid(sample, "s")], { ...view, editing });
    document.body.innerHTML = `<main><h1>Prøve</h1>${html}</main>`;
    // Without the texts of a CMS's marks, which repeat the id of their block.
    const ids = [...document.querySelectorAll("[id]:not(code)")].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const { violations } = await axe.run(document, { resultTypes: ["violations"], rules: ofPages });
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    // Every sample can be drawn, and only empty samples show that they are empty.
    expect(html).not.toMatch(/must be|is missing/);
    expect(html === "").toBe(!editing && isEmpty(name));
  });
});

const isEmpty = (name: string) =>
  /^(bio-header|conference-hero-header|conference-registration-banner|embed|image|membership-cards|person-card|service-tiles|static-page|taxonomy-list), empty$/.test(
    name,
  ) ||
  emptyLists.some((block) => name === `${block}, empty` || name === `${block}, 02, empty`) ||
  name === "static-page, missing" ||
  name.endsWith(", on another page");

test.each([
  ...emptyLists.map((block) => [block, noItems] as const),
  ["static-page", noStaticPage] as const,
  ["taxonomy-list", noContentType] as const,
])("%s says to editors that it is empty", async (block, told) => {
  const sample = samplesOf.get(block)?.["empty"];
  expect(await drawSample(sample ? [withUid(sample, "s")] : [], { ...view, editing: true })).toContain(told);
});
