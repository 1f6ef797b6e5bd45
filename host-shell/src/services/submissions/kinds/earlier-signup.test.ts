import { expect, it } from "vitest";
import { earlierSignup } from "./earlier-signup.ts";

const sentAt = new Date("2026-11-27T12:00:00Z");
const outcome = { membership: "akasse", sleeveEnum: "akasse" } as const;
const find = earlierSignup({
  idIn: (cookie) => (cookie === "signed" ? "of-browser" : undefined),
  findSignup: async (id) => ({ id, sentAt, payload: { product: "akasse", workInfo: {} } }),
  lastOf: async (memberId) =>
    memberId === "ida" ? { id: "of-ida", sentAt, payload: { product: "fagforening" } } : undefined,
  outcomeOf: () => outcome,
});
const userOf = (id: string, membership?: { membershipNumber: number }) => ({
  id,
  memberName: { firstName: "", fullName: "", initials: "" },
  contactInfo: {},
  ...(membership && { membership }),
});
const at = sentAt.toISOString();

it("is that of the person who is signed in, and else that of the browser, with what it leads to", async () => {
  expect(await find(userOf("ida"), "signed")).toEqual({ sentAt: at, product: "fagforening" });
  expect(await find(undefined, "signed")).toEqual({ sentAt: at, product: "akasse", calculation: outcome });
});

it("is not there for another person at the same computer, for a member, or by a cookie that is not signed", async () => {
  expect(await find(userOf("bo"), "signed")).toBeUndefined();
  expect(await find(userOf("ida", { membershipNumber: 7 }), "signed")).toBeUndefined();
  expect(await find(undefined, "forged")).toBeUndefined();
});
