import { expect, it } from "vitest";
import { joinedPlanOf } from "./joined-as.ts";

const outcome = { membership: "fagforening+akasse", sleeveEnum: "leder", plan: "main" } as const;
const of = (payload: Readonly<Record<string, unknown>>) =>
  joinedPlanOf({ idIn: (cookie) => cookie, findPayload: async () => payload, outcomeOf: () => outcome })("id");
const known = { membership: "fagforening+akasse", plan: "main", hasFund: true };

it.each([
  ["has work and no other fund", "direktor", false, known],
  ["moves from another fund", "direktor", true, { ...known, movesFund: true }],
  ["has no work", "ledig", false, { ...known, hasNoWork: true }],
  ["moves and has no work", "ledig", true, { ...known, movesFund: true, hasNoWork: true }],
])("the sign-up of a person who %s says so", async (_, employmentRole, memberOfOtherUnemploymentFund, expected) => {
  const unemploymentFund = { memberOfOtherUnemploymentFund };
  expect(await of({ product: "fagforening+akasse", workInfo: { employmentRole }, unemploymentFund })).toEqual(expected);
});

it("a person who joins only the union moves from no fund", async () => {
  expect(await of({ product: "fagforening", workInfo: { employmentRole: "direktor" } })).toEqual({
    ...known,
    hasFund: false,
  });
});
