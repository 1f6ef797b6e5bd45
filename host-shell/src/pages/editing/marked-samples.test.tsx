import { expect, test } from "vitest";
import type { BlockSamples } from "../block/block-samples.ts";
import { withUid } from "../block/block-samples.ts";
import { isEmptyField } from "../content/fields/empty.ts";
import { drawSample } from "../testing/draw-sample.ts";

const files = import.meta.glob<{ readonly samples: BlockSamples }>("../blocks/*/*.samples.ts", { eager: true });
const samples = Object.entries(files).flatMap(([path, { samples: all }]) =>
  Object.entries(all).map(([name, sample]) => ({ name: `${path.split("/").at(-2)}, ${name}`, sample })),
);

/** Adds metadata to all fields that have a value, also to those of items. */
function marked(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(marked);
  if (typeof given !== "object" || given === null) return given;
  if ("value" in given) return isEmptyField(given) ? given : { ...given, metadata: { fieldId: "{mark}" } };
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, marked(value)]));
}

const chrome = /<code type="text\/sitecore" chrometype="field"[^>]*>[^<]*<\/code>/g;

test.each(samples)("$name is drawn as without metadata, with chromes around whole elements", async ({ sample }) => {
  const plain = withUid(sample, "p");
  const rendering = { ...plain, fields: marked(plain.fields) as typeof plain.fields };
  const html = await drawSample([rendering], { editing: true });
  expect(html.replaceAll(chrome, "")).toBe(await drawSample([plain], { editing: true }));
  expect(await drawSample([rendering])).toBe(await drawSample([plain]));

  const { body } = new DOMParser().parseFromString(html, "text/html");
  const open: (Element | null)[] = [];
  const torn = [...body.querySelectorAll("[chrometype=field]")].filter((one) => {
    if (one.getAttribute("kind") !== "open") return open.pop() !== one.parentElement;
    open.push(one.parentElement);
    return false;
  });
  expect([torn, open]).toEqual([[], []]);
});
