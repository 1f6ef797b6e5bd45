import { expect, it } from "vitest";
import { cvCheckTexts } from "./cv-check.texts.ts";

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
