import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { serviceWindowsAt } from "../../../services/site-settings/service-windows.ts";
import type { PreparedBlock } from "../../block/block.ts";
import { crossLink } from "./cross-link.tsx";

const block = (fields: Readonly<Record<string, unknown>>): PreparedBlock =>
  crossLink.prepare({ uid: "kort", componentName: "CrossLink", fields });

function drawn(fields: Readonly<Record<string, unknown>>): Element | null {
  const prepared = block(fields);
  const view = {
    path: "/cv-tjek",
    editing: false,
    correlationId: undefined,
    frameOf: () => undefined,
    service: serviceWindowsAt(undefined, 0),
  };
  const html = prepared.kind === "sound" ? renderToStaticMarkup(prepared.render(view)) : "";
  return new DOMParser().parseFromString(html, "text/html").querySelector("#kort > [data-widget=cross-link]");
}

const propsOf = (place: Element | null): unknown => JSON.parse(place?.querySelector("script")?.textContent ?? "{}");

test("a card without texts uses the widget's defaults, and shows nothing if it fails", () => {
  const place = drawn({});
  expect([place?.outerHTML, propsOf(place)]).toEqual([
    '<div data-widget="cross-link" data-widget-fallback="none"></div>',
    {},
  ]);
});

const words = { title: { value: "Find job" }, text: { value: "Med dit CV." }, button: { value: "Vis job" } };

test.each([
  ["jobmatch", { jobmatchTitle: "Find job", jobmatchText: "Med dit CV.", jobmatchButton: "Vis job" }],
  ["cv_tjek", { cvTjekTitle: "Find job", cvTjekText: "Med dit CV.", cvTjekButton: "Vis job" }],
])("the texts of an editor become the widget's texts for %s", (tool, texts) => {
  const place = drawn({ ...words, tool: { value: tool }, link: { value: { href: "/et-sted", text: "" } } });
  expect(propsOf(place)).toEqual({ tool, href: "/et-sted", ...texts });
});

test("the card links to the job match by default", () => {
  expect(propsOf(drawn(words))).toEqual({
    jobmatchTitle: "Find job",
    jobmatchText: "Med dit CV.",
    jobmatchButton: "Vis job",
  });
});

test.each([
  ["an unknown tool", { tool: { value: "loentjek" } }, "tool.value"],
  ["an address that runs a script", { link: { value: { href: "javascript:alert(1)" } } }, "link.value.href"],
  ["an empty title", { title: { value: " " } }, "title.value"],
])("the problems name %s", (_, fields, path) => {
  const prepared = block(fields);
  expect(prepared).toMatchObject({ kind: "unsound", problems: [expect.stringContaining(path)] });
});
