import { expect, it } from "vitest";
import { leadFormsTexts } from "./lead-forms.texts.ts";

it("never breaks a line within the word a-kasse", () => {
  expect(Object.values(leadFormsTexts).filter((text) => text.includes("a-kasse"))).toEqual([]);
});

it("has the specification's text for a sold-out event", () => {
  expect(leadFormsTexts.soldOutButton).toBe("Tilmeld dig venteliste");
});
