import { expect, it } from "vitest";
import { own } from "./own-attributes.ts";

function element(attributes: Readonly<Record<string, string>>): HTMLElement {
  const made = document.createElement("div");
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

it.each([
  "cv-check",
  " cv-check\n",
  "”cv-check”",
  "“cv-check“",
  "„cv-check“",
  "»cv-check«",
  "'cv-check'",
  "\u00A0cv-check\u200B",
  "cv\u2011check",
  "cv–check",
  "cv-\u00ADcheck",
])("a name as text editors write it: %j", (value) => {
  expect(own(element({ "data-widget": value }), "")).toBe("cv-check");
  expect(own(element({ "data-site-widget": value, "data-widget": "widget" }), "")).toBe("cv-check");
});

it("other attributes of the loader are read alike", () => {
  const written = {
    "data-widget-load": "eager ",
    "data-widget-version": "”1.2.0-RC1+3fA”",
    "data-widget-fallback": " none",
  };
  const keys = ["", "Load", "Version", "Fallback"] as const;
  expect(keys.map((key) => own(element(written), key))).toEqual(["", "eager", "1.2.0-RC1+3fA", "none"]);
});
