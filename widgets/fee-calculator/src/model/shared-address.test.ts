import { expect, it } from "vitest";
import { addressWith, sharedChoice } from "./shared-address.ts";

const choice = { organisationId: "fagringen", memberType: "priceUnemploymentYearly" } as const;

it("writes a choice that it reads again, and keeps the rest of the address", () => {
  const address = addressWith(choice, "https://os.example/pris?utm_source=mail&organisation=gammel#beregner");
  expect(address).toBe(
    "https://os.example/pris?utm_source=mail&organisation=fagringen&medlemstype=priceUnemploymentYearly#beregner",
  );
  expect(sharedChoice(new URL(address).search)).toEqual(choice);
  expect(addressWith(undefined, address)).toBe("https://os.example/pris?utm_source=mail#beregner");
  expect(new URL(addressWith(choice, "https://os.example/pris#top", "beregner")).hash).toBe("#beregner");
});

it.each([
  "",
  "?organisation=fagringen",
  "?medlemstype=priceUnionYearly",
  "?organisation=fagringen&medlemstype=gratis",
  "?organisation=fagringen&medlemstype=__proto__",
  "?organisation=%3Cscript%3E&medlemstype=priceUnionYearly",
  `?organisation=${"a".repeat(65)}&medlemstype=priceUnionYearly`,
  "?organisation=a&organisation=b&medlemstype=priceUnionYearly",
  "?organisation=%E0%A4%A&medlemstype=priceUnionYearly",
])("ignores %j", (query) => {
  expect(sharedChoice(query)).toBeUndefined();
});
