import { expect, it } from "vitest";
import { serviceFormsTexts } from "./service-forms.texts.ts";

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
