import { expect, it } from "vitest";
import { blockJson, pastedAttributes } from "./built-tools.ts";

const tool = {
  name: "cv-check",
  profile: { title: "CV-tjek", summary: "Et tjek.", icon: "M0 0", usualLoad: "eager" },
  schema: { properties: { joinHref: { default: "/x" }, jobTitleEnabled: { type: "boolean", default: true } } },
};

it("describes the block, whose loading is the usual one of the tool", () => {
  expect(blockJson(tool)).toMatchObject({
    apiVersion: 3,
    name: "lederkredsen/cv-check",
    title: "CV-tjek",
    category: "lederkredsen",
    attributes: { load: { type: "string", default: "eager" } },
  });
});

it("keeps each attribute of a pasted placeholder, and no mark of an editor", () => {
  expect(pastedAttributes(tool)).toEqual([
    "data-site-widget",
    "data-widget",
    "data-widget-version",
    "data-widget-load",
    "data-widget-fallback",
    "data-join-href",
    "data-job-title-enabled",
  ]);
});
