import { expect, it } from "vitest";
import cases from "../../../../shared-runtime/src/editors/placeholder.cases.json" with { type: "json" };
import { placeholder, type PlaceholderTool } from "../../../../shared-runtime/src/editors/placeholder.ts";
import { editPlaceholder } from "./edit-placeholder.ts";
import { readPlaceholder, toolNameOf } from "./read-placeholder.ts";

const tools = cases.tools as unknown as Readonly<Record<string, PlaceholderTool>>;
const tool = tools["cv-check"]!;
const nothing = { version: "", load: "", fallback: "", props: {} };

it.each(cases.cases)("what is read of a placeholder writes it again: $name", ({ tool: name, html }) => {
  const of = tools[name]!;
  const host = /href="(https:\/\/[^/"]*)/.exec(html)?.[1] ?? "";
  expect(toolNameOf(html)).toBe(name);
  expect(placeholder(of, { host, ...readPlaceholder(html, of) })).toBe(html);
  expect(editPlaceholder(html, of, readPlaceholder(html, of), host)).toBe(html);
});

it("reads as the loader and the widget do: names, words for yes and no, empty attributes, JSON", () => {
  const html = `<div DATA-WIDGET=" ”CV–Check” " data-job-title-enabled="nej" data-level="" data-upload-title='A &amp; "B"' data-widget-load=eager>
    <script type="application/json">{"uploadTitle": "JSON", "price": 2, "level": "direktør", "uploadText": null}</script></div>`;
  expect(toolNameOf(html)).toBe("cv-check");
  expect(readPlaceholder(html, tool)).toEqual({
    version: "",
    load: "eager",
    fallback: "",
    props: { jobTitleEnabled: "false", level: "direktør", uploadTitle: 'A & "B"', price: 2 },
  });
});

it("keeps what the form does not know, and the name of the attribute", () => {
  const html = `<section id='cv' data-site-widget="cv-check" data-widget-state="ready" data-upload-title="A" data-eget=1><a href="/x">Egen</a> tekst</section>`;
  expect(editPlaceholder(html, tool, { ...nothing, load: "idle" }, "https://host")).toBe(
    `<section data-site-widget="cv-check" data-widget-load="idle" id='cv' data-eget=1><a href="/x">Egen</a> tekst</section>`,
  );
});

it("JSON becomes attributes, but what the form does not know stays JSON", () => {
  const json = (text: string) => `<div data-widget="cv-check"><script type="application/json">${text}</script></div>`;
  const choices = { ...nothing, props: { uploadTitle: "A" } };
  const link = `<a href="https://host/cv-tjek">Åbn CV-tjekket</a>`;
  expect(editPlaceholder(json(`{"uploadTitle":"A"}`), tool, choices, "https://host")).toBe(
    `<div data-widget="cv-check" data-upload-title="A">${link}</div>`,
  );
  expect(editPlaceholder(json(`{"uploadTitle":"A","x":"</a>"}`), tool, nothing, "https://host")).toBe(
    `<div data-widget="cv-check"><script type="application/json">{"x":"\\u003c/a>"}</script></div>`,
  );
  const broken = json(`{"uploadTitle":`);
  expect(editPlaceholder(broken, tool, nothing, "https://host")).toBe(broken);
});
