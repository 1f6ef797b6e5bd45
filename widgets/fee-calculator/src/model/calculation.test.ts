import { expect, it } from "vitest";
import { calculationOf } from "./calculation.ts";

const ours = { id: "os", name: "Os", priceUnionYearly: 3348 };
const current = { id: "a", name: "A", priceUnionYearly: 4668 };
const organisations = { ours, organisations: [current, ours] };
const choiceOf = (organisationId: string) => ({ organisationId, memberType: "priceUnionYearly" }) as const;

it("compares the chosen organisation with ours", () => {
  expect(calculationOf(organisations, choiceOf("a"))).toMatchObject({ current, ours, result: { kind: "cheaper" } });
});

it("says of ours that the visitor is a member already, whatever it costs", () => {
  expect(calculationOf(organisations, choiceOf("os"))?.result).toEqual({ kind: "own" });
});

it.each([undefined, choiceOf("b"), choiceOf("__proto__")])("has no result for %j", (choice) => {
  expect(calculationOf(organisations, choice)).toBeUndefined();
});

it("has no result if ours is not known", () => {
  expect(calculationOf({ organisations: [current] }, choiceOf("a"))).toBeUndefined();
});
