import { fileURLToPath } from "node:url";
import type { MemberUser, UnionMembership } from "shared-runtime/api/session-answer.ts";
import { membershipCost } from "shared-runtime/money/membership-cost.ts";
import { expect, it } from "vitest";
import { readMembership } from "../../pages/content/read-membership.ts";
import { memberUserOf } from "../sign-in/member-claims.ts";
import { testPersons } from "../sign-in/test-identity/test-persons.ts";
import { sessionRegister } from "./member-register.ts";
import { partsOf } from "shared-runtime/money/membership-parts.ts";
import { testRegister } from "./test-register.ts";

const { prices } = (await readMembership(fileURLToPath(new URL("../../../content/lederkredsen", import.meta.url))))!;
const users = testPersons.map(({ id, claims }) => memberUserOf({ ...claims, sub: id }, () => undefined));

it.each<[UnionMembership, number, number]>([
  ["fagforening", 279, 837],
  ["akasse", 549, 1647],
  ["fagforening+akasse", 828, 2484],
  ["business", 339, 1017],
  ["spring", 99, 297],
])("a membership of %s costs %i kroner a month and %i a quarter", (membership, monthly, quarterly) => {
  expect(membershipCost({ parts: partsOf(membership, prices) })).toMatchObject({ monthly, quarterly });
});

it("has every test person who is a member, and nobody else", async () => {
  const { find } = testRegister(prices);
  const found = await Promise.all(users.map(find));
  expect(found.map((one) => one?.membershipNumber)).toEqual([100_001, 100_002, 100_003, 100_004, undefined]);
  expect(found[0]).toMatchObject({
    contact: { name: "Karen Margrethe Prøvesen", city: "Aarhus C", email: "test-person-1@example.dk" },
    addons: ["loensikring"],
    payment: { way: "account", end: "4567" },
  });
});

it("knows no more of a member than the issuer says", async () => {
  const user: MemberUser = {
    id: "test-person-1",
    memberName: { firstName: "Hanne", fullName: "Hanne Holm", initials: "HH" },
    contactInfo: { email: "hanne@firma.dk" },
    membership: { membershipNumber: 7 },
  };
  expect(await sessionRegister.find(user)).toEqual({
    membershipNumber: 7,
    membership: undefined,
    contact: { name: "Hanne Holm", email: "hanne@firma.dk" },
    contactParts: ["name", "email", "phone"],
  });
});
