import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { objectionToName } from "./objection-to-name.ts";

const root = mkdtempSync(join(tmpdir(), "names-"));
mkdirSync(join(root, "widgets/cv-check"), { recursive: true });
mkdirSync(join(root, "node_modules/valibot"), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

it.each(["course-finder", "fee", "x", "canary-islands", "web3-fees", "a".repeat(40)])("accepts the name %s", (name) => {
  expect(objectionToName(name, root)).toBeUndefined();
});

it.each([
  "Fee",
  "fee_calculator",
  "3d-fees",
  "-fee",
  "fee-",
  "fee--calculator",
  "gebyrØ",
  "../fee",
  "a b",
  "a".repeat(41),
])("refuses the name %s for its form", (name) => {
  expect(objectionToName(name, root)).toBe(
    `"${name}" cannot be the name of a widget: use lower-case letters, digits and single hyphens, a letter first, at most 40 characters, like course-finder.`,
  );
});

it.each(["stable", "canary", "registry", "resolve", "constructor"])("refuses the name %s for its meaning", (name) => {
  expect(objectionToName(name, root)).toBe(
    `"${name}" cannot be the name of a widget: the word has another meaning in addresses. Choose another.`,
  );
});

it("refuses names that are taken, and asks for a name if there is none", () => {
  expect(["cv-check", "valibot", ""].map((name) => objectionToName(name, root))).toEqual([
    `The widget "cv-check" already exists, in widgets/cv-check.`,
    `"valibot" is the name of a package that this repository uses: choose another.`,
    "Give the widget a name: npm run new-widget -- course-finder",
  ]);
});
