import type { FeeCalculatorTexts } from "../fee-calculator.texts.ts";
import type { PriceField } from "./member-type.ts";

/** The keys of the texts of each part. */
export const partWords = {
  priceUnionYearly: {
    type: "typeUnion",
    name: "partUnion",
    definite: "thePartUnion",
    included: "includedUnion",
  },
  priceUnemploymentYearly: {
    type: "typeUnemployment",
    name: "partUnemployment",
    definite: "thePartUnemployment",
    included: "includedUnemployment",
  },
  priceEarlyRetirementYearly: {
    type: "typeEarlyRetirement",
    name: "partEarlyRetirement",
    definite: "thePartEarlyRetirement",
    included: "includedEarlyRetirement",
  },
} as const satisfies Readonly<Record<PriceField, Readonly<Record<string, keyof FeeCalculatorTexts>>>>;
