import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { serviceWindowsAt } from "../../services/site-settings/service-windows.ts";
import type { PreparedBlock } from "./block.ts";
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

test("a card that an editor placed without a word stands there with the widget's own, and is missed by nobody", () => {
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
])("what an editor wrote becomes the texts for where it leads, %s", (tool, texts) => {
  const place = drawn({ ...words, tool: { value: tool }, link: { value: { href: "/et-sted", text: "" } } });
  expect(propsOf(place)).toEqual({ tool, href: "/et-sted", ...texts });
});

test("the card leads to the job match where an editor does not say", () => {
  expect(propsOf(drawn(words))).toEqual({
    jobmatchTitle: "Find job",
    jobmatchText: "Med dit CV.",
    jobmatchButton: "Vis job",
  });
});

test.each([
  ["a tool that there is none of", { tool: { value: "loentjek" } }, "tool.value"],
  ["an address that runs something", { link: { value: { href: "javascript:alert(1)" } } }, "link.value.href"],
  ["an empty title", { title: { value: " " } }, "title.value"],
])("an editor is told of %s", (_, fields, path) => {
  const prepared = block(fields);
  expect(prepared).toMatchObject({ kind: "unsound", problems: [expect.stringContaining(path)] });
});
