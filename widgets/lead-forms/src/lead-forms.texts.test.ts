import { readFileSync } from "node:fs";
import { attributeOf } from "shared-runtime/contract/attribute-of.ts";
import { expect, it } from "vitest";
import { leadFormsTexts } from "./lead-forms.texts.ts";

it("is listed in the README, each text under its attribute", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const rows = Object.entries(leadFormsTexts).map(([key, text]) => `| \`${attributeOf(key)}\` | ${text} |`);
  const listed = readme.split("\n").filter((line) => line.startsWith("| `data-"));
  // The formatter aligns the columns.
  expect(listed.map((line) => line.replace(/ +/g, " "))).toEqual(rows);
});

it("never breaks a line within the word a-kasse", () => {
  expect(Object.values(leadFormsTexts).filter((text) => text.includes("a-kasse"))).toEqual([]);
});

it("has the specification's text for a sold-out event", () => {
  expect(leadFormsTexts.soldOutButton).toBe("Tilmeld dig venteliste");
});
