import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { serviceFormsTexts } from "./service-forms.texts.ts";

it("is listed in the README, each text under its attribute", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const rows = Object.entries(serviceFormsTexts).map(
    ([key, text]) => `| \`data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}\` | ${text} |`,
  );
  const listed = readme.split("\n").filter((line) => line.startsWith("| `data-"));
  // The formatter aligns the columns.
  expect(listed.map((line) => line.replace(/ +/g, " "))).toEqual(rows);
});

it("never breaks a line within the word a-kasse", () => {
  expect(Object.values(serviceFormsTexts).filter((text) => text.includes("a-kasse"))).toEqual([]);
});

it("has the specification's texts", () => {
  expect(serviceFormsTexts).toMatchObject({
    signedOutTitle: "You should be logged in to fill in this form.",
    unknownForm: "Form obj not found",
    failedTitle: "Hov, noget gik galt!",
    failedAgain: "Prøv igen",
    doneTitle: "Tak for din henvendelse",
    doneAgain: "Indsend ny henvendelse",
  });
});
