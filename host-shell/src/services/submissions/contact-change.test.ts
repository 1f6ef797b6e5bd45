import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import { expect, it } from "vitest";
import { openSubmissionApi } from "./testing/submission-api.ts";

const path = "/api/member/change-contact";
const hanne: MemberUser = {
  id: "member-1",
  memberName: { firstName: "Hanne", fullName: "Hanne Holm", initials: "HH" },
  contactInfo: {},
  membership: { membershipNumber: 7, unionMembership: "fagforening" },
};
const open = (user: MemberUser | undefined = hanne) => openSubmissionApi({ userOf: async () => user });
const address = { part: "address", address: "Lindevej 12", zipCode: "8000", city: "Aarhus C" };

it("stores the fields of the part alone, with the number of the membership", async () => {
  const api = open();
  const body = { ...address, email: "hanne@firma.dk", membershipNumber: 1, memberId: "member-2" };
  expect(await api.answerTo({ path, body })).toEqual({ status: 200, body: { taken: true } });
  expect(api.kept).toMatchObject([{ kind: "member.contact-change", memberId: "member-1" }]);
  expect(api.kept[0]?.payload).toEqual({ membershipNumber: 7, ...address });
});

it("withdraws a change without fields", async () => {
  const api = open();
  await api.post({ path, body: { ...address, withdraw: true } });
  expect(api.kept[0]?.payload).toEqual({ membershipNumber: 7, part: "address", withdraw: true });
});

it.each([
  [{ ...address, city: "Viborg" }, "city", "Skriv byen, der hører til postnummeret: Aarhus C"],
  [{ ...address, zipCode: "9997", city: "Aarhus C" }, "zipCode", "Postnummeret findes ikke"],
  [{ part: "email", email: "hanne" }, "email", "Skriv en gyldig e-mail, fx navn@firma.dk"],
  [
    { part: "phone", phone: "1" },
    "phone",
    "Skriv et gyldigt telefonnummer, og vælg landekoden, hvis det ikke er dansk",
  ],
])("refuses %j at the field %s", async (body, field, message) => {
  const api = open();
  const answer = await api.answerTo({ path, body });
  expect([answer.status, answer.body["errorKey"], answer.body["problems"]]).toEqual([
    422,
    "invalidContact",
    [{ field, message }],
  ]);
  expect(api.kept).toEqual([]);
});

it("refuses a person without a membership, and a form that another member filled in", async () => {
  const visitor: MemberUser = { id: hanne.id, memberName: hanne.memberName, contactInfo: {} };
  expect((await open(visitor).answerTo({ path, body: address })).status).toBe(401);
  const api = open();
  expect((await api.answerTo({ path, body: address, headers: { "for-member": "member-2" } })).status).toBe(401);
  expect(api.kept).toEqual([]);
});

it("is stored once from two tabs, and again after another change", async () => {
  const api = open();
  for (const body of [address, address, { part: "name", name: "Hanne Bro" }, address]) await api.post({ path, body });
  const ids = api.kept.map(({ id }) => id);
  expect([ids[0] === ids[1], new Set(ids).size]).toEqual([true, 3]);
});
