import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { blockOf, blocks, componentNames } from "./block-registry.ts";

const named = (componentName: string) => blockOf({ uid: "one", componentName });

test("every folder of blocks is registered under its name", async () => {
  const folders = await readdir(join(import.meta.dirname, "../blocks"));
  expect([...new Set(blocks.map(({ name }) => name))].toSorted()).toEqual(folders.toSorted());
});

test("every name that an editor can choose is a component, and no other", () => {
  expect(componentNames.filter((name) => named(name) === undefined)).toEqual([]);
  expect(new Set(componentNames).size).toBe(componentNames.length);
  expect(["toString", "__proto__", "", "quote"].map(named)).toEqual([undefined, undefined, undefined, undefined]);
});

test.each([
  ["CallToAction", "01", "PromotionBanner", "01"],
  ["FactSlip", "01", "FactBox", "02"],
  ["FeatureList", "01", "SituationCards", "02"],
  ["FeatureList", "", "SituationCards", "02"],
  ["FeatureList", " 02 ", "IconCards", "01"],
  ["Steps", "01", "Timeline", "02"],
  ["ImageBlock", "01", "Image", "01"],
])("%s %s is the component %s %s", (componentName, variant, component, shown) => {
  const found = blockOf({ uid: "one", componentName, params: { FieldNames: variant, anchor: "her" } });
  expect([found?.block.component, found?.rendering.params]).toEqual([component, { FieldNames: shown, anchor: "her" }]);
});

test("the text of a step is the description of a card, also if an item has no fields", () => {
  const items = [{ id: "1", fields: { title: { value: "Vælg" }, text: { value: "Et CV." } } }, { id: "2" }];
  const found = blockOf({ uid: "one", componentName: "Steps", fields: { title: { value: "Sådan" }, items } });
  expect(found?.rendering.fields).toEqual({
    title: { value: "Sådan" },
    items: [{ id: "1", fields: { title: { value: "Vælg" }, description: { value: "Et CV." } } }, { id: "2" }],
  });
});
