import { expect, it } from "vitest";
import { signUpAddress } from "./sign-up-address.ts";

const own = { pageUrl: "https://site.dk/pris?a=1", apiUrl: "https://site.dk/api/" };
const foreign = { ...own, pageUrl: "https://cms.dk/pris" };

it.each([
  ["priceUnionYearly", "fagforening"],
  ["priceUnemploymentYearly", "fagforening%2Bakasse"],
  ["priceEarlyRetirementYearly", "fagforening%2Bakasse"],
] as const)("names the membership of %s", (memberType, product) => {
  expect(signUpAddress("/indmeldelse?kilde=x#top", memberType, own)).toBe(
    `https://site.dk/indmeldelse?kilde=x&product=${product}#top`,
  );
  expect(signUpAddress("https://site.dk/indmeldelse", memberType, foreign)).toBe(
    `https://site.dk/indmeldelse?product=${product}`,
  );
});

it("leaves an address of another site as it is", () => {
  expect(signUpAddress("/bliv-medlem", "priceUnionYearly", foreign)).toBe("/bliv-medlem");
  expect(signUpAddress("https://andre.dk/a", "priceUnionYearly", own)).toBe("https://andre.dk/a");
});
