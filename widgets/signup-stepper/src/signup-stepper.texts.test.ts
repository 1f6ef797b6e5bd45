import { expect, it } from "vitest";
import { signupStepperTexts } from "./signup-stepper.texts.ts";

it("never breaks a line within the word a-kasse", () => {
  expect(Object.values(signupStepperTexts).filter((text) => /a-kasse/i.test(text))).toEqual([]);
});

it("has the specification's texts", () => {
  const { errorTitle, errorText, errorButton, crashTitle, priceMissing, pricePerMonth, priceQuarterly, next } =
    signupStepperTexts;
  expect([errorTitle, errorText, errorButton, crashTitle, priceMissing, pricePerMonth, next]).toEqual([
    "Øv! Noget er gået galt",
    "Beklager, men vi kan ikke melde dig ind lige nu grundet tekniske problemer.",
    "Prøv igen senere",
    "Øv - noget gik galt",
    "Vi kunne desværre ikke hente prisen.",
    "/md.",
    "Fortsæt",
  ]);
  expect(priceQuarterly).toMatch(/\(\{price\} kr\)$/);
});

it("advises the same as the button of a failed sign-up", () => {
  const { errorStored, errorUnknown, errorButton } = signupStepperTexts;
  for (const text of [errorStored, errorUnknown]) expect(text).toContain(`${errorButton}: `);
});
