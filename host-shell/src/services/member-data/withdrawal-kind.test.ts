import { expect, it } from "vitest";
import { withdrawalKind } from "./withdrawal-kind.ts";

const kind = (retentionDays: number, isConsent: boolean) => ({
  retentionDays,
  consents: isConsent ? ({ terms: ["contact"] } as const) : {},
});

it.each([
  [365, [kind(3_650, false), kind(90, true)], 365],
  [90, [kind(90, true), kind(730, true), kind(3_650, false)], 730],
])("a withdrawal outlives every consent, with %i days for what is not delivered", (undelivered, kinds, days) => {
  expect(withdrawalKind(kinds, undelivered).retentionDays).toBe(days);
});
