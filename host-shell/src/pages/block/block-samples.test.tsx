import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { all, emptyLists, expectSound, openSamples, samplesOf } from "../testing/all-samples.ts";
import { drawSample } from "../testing/draw-sample.ts";
import { blocks } from "./block-registry.ts";
import { longWord, type SampleRendering, withUid } from "./block-samples.ts";
import { noContentType, noItems, noStaticPage } from "./editor-texts.ts";

let view: Awaited<ReturnType<typeof openSamples>>;
beforeAll(async () => {
  view = await openSamples();
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

test.each(all)("%s has ids of its own and no axe violations", async (name, sample) => {
  await expectSound(name, sample, view);
});

test.each([
  ...emptyLists.map((block) => [block, noItems] as const),
  ["static-page", noStaticPage] as const,
  ["taxonomy-list", noContentType] as const,
])("%s says to editors that it is empty", async (block, told) => {
  const sample = samplesOf.get(block)?.["empty"];
  expect(await drawSample(sample ? [withUid(sample, "s")] : [], { ...view, editing: true })).toContain(told);
});
