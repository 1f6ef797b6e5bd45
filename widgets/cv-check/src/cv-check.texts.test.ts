import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { cvCheckTexts } from "./cv-check.texts.ts";

it("is listed in the README, each text under its attribute", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const rows = Object.entries(cvCheckTexts).map(
    ([key, text]) => `| \`data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}\` | ${text} |`,
  );
  const listed = readme.split("\n").filter((line) => line.startsWith("| `data-"));
  // The formatter aligns the columns.
  expect(listed.map((line) => line.replace(/ +/g, " "))).toEqual(rows);
});

it("never breaks a line within the word a-kasse", () => {
  expect(Object.values(cvCheckTexts).filter((text) => text.includes("a-kasse"))).toEqual([]);
});

it("has the specification's texts", () => {
  const { restart, genericErrorTitle, fileSizeErrorTitle, requirementSize, requirementPages, loadingText } =
    cvCheckTexts;
  expect([restart, genericErrorTitle, fileSizeErrorTitle, requirementSize, requirementPages]).toEqual([
    "Upload nyt CV",
    "Der skete en fejl",
    "Der skete en fejl",
    "Højst 10 MB",
    "Højst 5 sider",
  ]);
  expect(loadingText).toContain("op til 3 minutter");
});
