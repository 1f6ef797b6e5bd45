import { expect, test } from "vitest";
import { prepareBlocks } from "../../block/prepare-block.ts";
import { drawSample } from "../../testing/draw-sample.ts";
import { sampleSite } from "../../testing/sample-site.ts";

const rendering = (fields: Readonly<Record<string, unknown>>) => ({ uid: "kort", componentName: "CrossLink", fields });

async function drawn(fields: Readonly<Record<string, unknown>>): Promise<Element | null> {
  const html = await drawSample([rendering(fields)]);
  return new DOMParser().parseFromString(html, "text/html").querySelector("#kort > [data-widget=cross-link]");
}

const propsOf = (place: Element | null): unknown => JSON.parse(place?.querySelector("script")?.textContent ?? "{}");

test("a card without texts uses the widget's defaults, and shows nothing if it fails", async () => {
  const place = await drawn({});
  expect([place?.outerHTML, propsOf(place)]).toEqual([
    '<div data-widget="cross-link" data-widget-fallback="none"></div>',
    {},
  ]);
});

test("fields that are empty, as a CMS sends them, count as missing", async () => {
  const empty = { value: "" };
  const place = await drawn({ title: { value: " " }, text: empty, button: empty, link: { value: {} }, tool: empty });
  expect(propsOf(place)).toEqual({});
});

const words = { title: { value: "Find job" }, text: { value: "Med dit CV." }, button: { value: "Vis job" } };

test.each([
  ["jobmatch", { jobmatchTitle: "Find job", jobmatchText: "Med dit CV.", jobmatchButton: "Vis job" }],
  ["cv_tjek", { cvTjekTitle: "Find job", cvTjekText: "Med dit CV.", cvTjekButton: "Vis job" }],
])("the texts of an editor become the widget's texts for %s", async (tool, texts) => {
  const place = await drawn({ ...words, tool: { value: tool }, link: { value: { href: "/et-sted", text: "" } } });
  expect(propsOf(place)).toEqual({ tool, href: "/et-sted", ...texts });
});

test("the card links to the job match by default", async () => {
  expect(propsOf(await drawn(words))).toEqual({
    jobmatchTitle: "Find job",
    jobmatchText: "Med dit CV.",
    jobmatchButton: "Vis job",
  });
});

test.each([
  ["an unknown tool", { tool: { value: "loentjek" } }, "tool.value"],
  ["an address that runs a script", { link: { value: { href: "javascript:alert(1)" } } }, "link.value.href"],
])("the problems name %s", (_, fields, path) => {
  const page = { site: sampleSite, template: "ContentPage", data: {}, editing: false };
  const [prepared] = prepareBlocks([rendering(fields)], page);
  expect(prepared).toMatchObject({ kind: "unsound", problems: [expect.stringContaining(path)] });
});
