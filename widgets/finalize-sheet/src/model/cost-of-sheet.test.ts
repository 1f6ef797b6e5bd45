import { expect, it } from "vitest";
import { terms } from "../../testing/sheet-server.ts";
import { costOfSheet } from "./cost-of-sheet.ts";

const network = { title: "Ledernetværk", price: 75, isDeductible: false };
const insurance = { title: "Lønsikring", price: 189, isDeductible: true };
const free = { title: "Mentor", price: 0, isDeductible: false };
const unpriced = { title: "Nyt tilvalg", price: undefined, isDeductible: false };

type Chosen = Parameters<typeof costOfSheet>[1];
const costOf = (chosen: Partial<Chosen>, known = terms as Parameters<typeof costOfSheet>[0]) =>
  costOfSheet(known, { membership: "fagforening", hasFund: false, isJoining: true, addons: [], ...chosen })?.replaceAll(
    "\u00a0",
    " ",
  );

it("adds the add-ons to the dues, with the quarter, the first payment and the deduction", () => {
  expect(costOf({ addons: [insurance] })).toBe(
    "Fagforening 279 + Lønsikring 189 = 468 kr./md., 1.404 kr. hvert kvartal, første gang 4. januar (december er gratis); efter skat ca. 351 kr./md.",
  );
});

it("deducts nothing for an add-on that is no dues and no insurance", () => {
  expect(costOf({ addons: [network, free] })).toBe(
    "Fagforening 279 + Ledernetværk 75 = 354 kr./md., 1.062 kr. hvert kvartal, første gang 4. januar (december er gratis); efter skat ca. 284 kr./md.",
  );
});

it.each<[Partial<Chosen>, string]>([
  [{ membership: "akasse", hasFund: true }, "A‑kasse 549 kr./md., 1.647 kr. hvert kvartal"],
  [
    { membership: "fagforening+akasse", hasFund: true },
    "Fagforening 279 + A‑kasse 549 = 828 kr./md., 2.484 kr. hvert kvartal",
  ],
  [{ membership: "spring" }, "Spring 99 kr./md., 297 kr. hvert kvartal"],
  [
    { membership: "business" },
    "Business 339 kr./md., 1.017 kr. hvert kvartal, første gang 4. januar (december er gratis)$",
  ],
  [
    { membership: "business", hasFund: true },
    "Business 339 + A‑kasse 549 = 888 kr./md., 2.664 kr. hvert kvartal, første gang 4. januar (december er gratis)$",
  ],
])("%j has its parts, and a deduction unless the member is self-employed", (chosen, sentence) => {
  expect(costOf(chosen)).toMatch(new RegExp(`^${sentence.replaceAll(/[.+()]/g, "\\$&")}`));
});

it("takes the plan of the sign-up if it led to the membership, and else the usual one", () => {
  const joined = { membership: "fagforening+akasse", plan: "spring", hasFund: true } as const;
  expect(costOf({ membership: "fagforening+akasse" }, { ...terms, joined })).toMatch(/^Spring 99 \+ A‑kasse 549 = 648/);
  expect(costOf({ membership: "fagforening" }, { ...terms, joined })).toMatch(/^Fagforening 279 kr/);
});

it.each<[string, Partial<Chosen>]>([
  ["an unknown membership", { membership: undefined }],
  ["an add-on without a price", { addons: [insurance, unpriced] }],
])("says no sum for %s", (_case, chosen) => {
  expect(costOf(chosen)).toBeUndefined();
});

it("says no sum for a plan without a price, and no day that the server does not tell", () => {
  expect(costOf({ membership: "spring" }, { ...terms, subscriptionPrices: [] })).toBeUndefined();
  expect(costOf({}, { ...terms, firstPayment: undefined })).toBe(
    "Fagforening 279 kr./md., 837 kr. hvert kvartal; efter skat ca. 209 kr./md.",
  );
});
