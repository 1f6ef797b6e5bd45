import { createElement } from "react";
import { expect, test, vi } from "vitest";
import * as v from "valibot";
import type { ContentSource } from "../content/content-source.ts";
import type { Rendering } from "../content/layout-service-data.ts";
import { drawSample } from "../testing/draw-sample.ts";
import { sampleContent } from "../testing/sample-content.ts";
import { quoteOf } from "../testing/sample-layout.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { defineBlock } from "./define-block.ts";
import { ownBlock } from "./own-block.ts";
import type { LoadContext, SoundBlock } from "./prepared-block.ts";

const loading = (id: string, load: (context: LoadContext) => Promise<unknown>): SoundBlock => ({
  ...ownBlock(id, () => createElement("p")),
  load,
  draw: ({ data }) => createElement("p", {}, String(data)),
});
const never = () => Promise.withResolvers<never>().promise;

test("blocks load at once, and are drawn in their order", async () => {
  const slow = Promise.withResolvers<string>();
  const blocks = [
    loading("a", () => slow.promise),
    loading("b", async () => {
      slow.resolve("først");
      return "sidst";
    }),
  ];
  expect(await drawSample(blocks)).toBe("<p>først</p><p>sidst</p>");
});

test("a block that is late or fails costs only itself, and its error is told", async () => {
  const broken: unknown[] = [];
  const aborted = vi.fn();
  const blocks = [
    loading("sen", ({ signal }) => {
      signal.addEventListener("abort", aborted);
      return never();
    }),
    loading("nede", () => Promise.reject(new Error("nede"))),
    loading("kaster", () => {
      throw new Error("kaster");
    }),
    loading("god", async () => "her"),
  ];
  const html = await drawSample(blocks, {
    deadlineMs: 1,
    onBroken: (error, { uid }) => broken.push([uid, error instanceof Error && error.message]),
  });
  expect([html, aborted.mock.calls.length]).toEqual(["<p>her</p>", 1]);
  expect(broken).toEqual([
    ["kaster", "kaster"],
    ["nede", "nede"],
    ["sen", "The blocks of the page did not load within 1 ms."],
  ]);
});

test("a block that failed draws its own error, and editors see the reason", async () => {
  const failed: SoundBlock = {
    ...loading("f", () => Promise.reject(new Error("nede"))),
    drawFailed: () => createElement("p", {}, "Prøv igen."),
  };
  const onBroken = () => undefined;
  expect(await drawSample([failed], { onBroken })).toBe("<p>Prøv igen.</p>");
  expect(await drawSample([failed], { onBroken, editing: true })).toContain("nede");
});

test("a block gets only the parameters of the query that it declares", async () => {
  const list = defineBlock({
    name: "list",
    component: "List",
    fields: v.object({}),
    query: (_fields, { id }) => [`page_${id}`],
    queryValue: (value) => (/^\d+$/.test(value) ? value : undefined),
    load: async (_fields, { query }) => query,
    draw: ({ data }) => createElement("p", {}, JSON.stringify(data)),
  });
  const page = { site: sampleSite, template: "ContentPage", data: {}, editing: false };
  const prepared = (params: Rendering["params"]) =>
    list.prepare({ uid: "x", componentName: "List", params }, page, () => []);
  const draw = async (params: Rendering["params"], search: string) =>
    (await drawSample([prepared(params)], { query: new URLSearchParams(search) })).replaceAll("&quot;", "'");
  expect(await draw({}, "a=1&page_x=2&page_y=3")).toBe("<p>{'page_x':'2'}</p>");
  expect(await draw({ anchor: "y" }, "page_x=2&page_y=3")).toBe("<p>{'page_y':'3'}</p>");
  expect(await draw({}, "page_x=-1")).toBe("<p>{}</p>");
  expect(await draw({}, "")).toBe("<p>{}</p>");
});

test("one deadline counts for all blocks, also for those that other blocks load", async () => {
  const onBroken = vi.fn();
  const findStaticPage = async () => ({ key: "a", renderings: [staticPage("b", "s2")] });
  const { source } = sampleContent({}, { findStaticPage });
  let calls = 0;
  const content: ContentSource = {
    ...source,
    findStaticPage: async (request) => (++calls === 1 ? source.findStaticPage(request) : never()),
  };
  await drawSample([staticPage("a")], { content, deadlineMs: 1, onBroken });
  expect(onBroken).toHaveBeenCalledExactlyOnceWith(expect.any(Error), expect.objectContaining({ uid: "s2" }));
});

function staticPage(key: string, uid = "s"): Rendering {
  return { uid, componentName: "StaticPage", fields: { key: { value: key } } };
}

const shared = (items: Readonly<Record<string, readonly Rendering[]>>) =>
  sampleContent(
    {},
    {
      findStaticPage: async ({ key }) => {
        const renderings = items[key];
        return renderings && { key, renderings };
      },
    },
  ).source;

test("shared content is drawn in its place, twice if two blocks show it", async () => {
  const content = shared({ ring: [quoteOf("Ring.")] });
  const html = await drawSample([staticPage("ring"), staticPage("ring", "s2")], { content });
  expect(html.match(/Ring\./g)).toHaveLength(2);
});

test("shared content that does not exist is nothing for visitors, and a text for editors", async () => {
  expect(await drawSample([staticPage("væk")])).toBe("");
  expect(await drawSample([staticPage("væk")], { editing: true })).toContain("No static page found");
});

test("shared content that shows itself is left out where the circle closes", async () => {
  const content = shared({ a: [quoteOf("A."), staticPage("b", "s2")], b: [quoteOf("B."), staticPage("a", "s3")] });
  const html = await drawSample([staticPage("a")], { content });
  expect([html.match(/A\./g)?.length, html.match(/B\./g)?.length]).toEqual([1, 1]);
  expect(await drawSample([staticPage("a")], { content, editing: true })).toContain("StaticPage a is inside itself");
});

test("the title of shared content is no second main heading", async () => {
  const header: Rendering = { uid: "h", componentName: "ContentHeader", fields: { title: { value: "Ring" } } };
  const html = await drawSample([staticPage("a")], { content: shared({ a: [header] }) });
  expect(html).toMatch(/<h2 [^>]*>Ring<\/h2>/);
});
