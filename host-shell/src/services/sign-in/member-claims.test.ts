import { describe, expect, it } from "vitest";
import { claimNamesOf, type Claims, memberUserOf } from "./member-claims.ts";
import { SignInFailure } from "./sign-in-failure.ts";

function read(claims: Claims) {
  const dropped: string[] = [];
  return { user: memberUserOf(claims, (claim) => dropped.push(claim)), dropped };
}
const memberOf = (claims: Claims) => read({ sub: "1", ...claims }).user.membership;

describe("the claims of an issuer", () => {
  it("are known by their names alone, also those that nothing here reads", () => {
    expect(claimNamesOf({ sub: "1", "https://broker.example/loa": "high", email: undefined, cpr: null })).toEqual([
      "cpr",
      "email",
      "https://broker.example/loa",
      "sub",
    ]);
  });

  it("have at most a hundred names, each a short line", () => {
    const many = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`claim_${1000 + index}`, 1]));
    const names = claimNamesOf({ ...many, "": 1, "two\nlines": 1, ["a".repeat(101)]: 1 });
    expect([names.length, names[0], names.at(-1)]).toEqual([100, "claim_1000", "claim_1099"]);
  });

  it("come from standard claims and those of the union", () => {
    expect(
      read({
        iss: "https://broker.example",
        sub: "3f1c",
        name: "Karen Margrethe Prøvesen",
        given_name: "Karen Margrethe",
        family_name: "Prøvesen",
        email: "karen@example.dk",
        phone_number: "+45 00 00 00 01",
        member: true,
        membership_number: 4711,
        union_membership: "fagforening+akasse",
      }),
    ).toEqual({
      user: {
        id: "3f1c",
        memberName: { firstName: "Karen Margrethe", fullName: "Karen Margrethe Prøvesen", initials: "KP" },
        contactInfo: { email: "karen@example.dk", mobilePhone: "+45 00 00 00 01" },
        membership: { membershipNumber: 4711, unionMembership: "fagforening+akasse" },
      },
      dropped: [],
    });
  });

  it("may all be text", () => {
    expect(memberOf({ member: "true", membership_number: " 0004711 ", union_membership: "akasse" })).toEqual({
      membershipNumber: 4711,
      unionMembership: "akasse",
    });
    expect(memberOf({ member: "1", membership_number: "5" })).toEqual({ membershipNumber: 5 });
  });

  it("contain a membership if there is only a number, and none if member is false in any spelling", () => {
    expect(memberOf({ membership_number: 5 })).toEqual({ membershipNumber: 5 });
    for (const member of [false, "false", "0", 0]) expect(memberOf({ member, membership_number: 5 })).toBe(undefined);
    expect(memberOf({})).toBe(undefined);
  });

  it("contain no membership for a member without a number, which is logged", () => {
    expect(read({ sub: "1", member: true })).toMatchObject({ user: { id: "1" }, dropped: ["member"] });
    expect(read({ sub: "1", member: true }).user).not.toHaveProperty("membership");
  });

  it.each([
    [
      { given_name: "Åse", family_name: "Ørsted" },
      { firstName: "Åse", fullName: "Åse Ørsted", initials: "ÅØ" },
    ],
    [{ name: "åge von attrap" }, { firstName: "åge", fullName: "åge von attrap", initials: "ÅA" }],
    [{ name: "\u2068Cher\u2069\u200B" }, { firstName: "Cher", fullName: "Cher", initials: "C" }],
    [{ name: "Cher" }, { firstName: "Cher", fullName: "Cher", initials: "C" }],
    [{ name: " Jean-Luc   Bjørn-Holm " }, { firstName: "Jean-Luc", fullName: "Jean-Luc Bjørn-Holm", initials: "JB" }],
    [{ family_name: "Holm" }, { firstName: "Holm", fullName: "Holm", initials: "H" }],
    [{}, { firstName: "", fullName: "", initials: "" }],
  ])("gives a name and initials: %j", (claims, memberName) => {
    expect(read({ sub: "1", ...claims }).user.memberName).toEqual(memberName);
  });

  it("are left out if they have the wrong shape, which is logged", () => {
    const { user, dropped } = read({
      sub: "1",
      name: ["Karen"],
      given_name: "Ka\nren",
      family_name: "x".repeat(201),
      email: "karen at example",
      phone_number: 12_345,
      member: "yes",
      membership_number: "47-11",
      union_membership: "gold",
    });
    expect(user).toEqual({ id: "1", memberName: { firstName: "", fullName: "", initials: "" }, contactInfo: {} });
    expect(dropped.toSorted()).toEqual([
      "email",
      "family_name",
      "given_name",
      "member",
      "membership_number",
      "name",
      "phone_number",
      "union_membership",
    ]);
  });

  it.each([-1, 0, 1.5, Number.NaN, 2 ** 60, "", "1e3", "99999999999999999999"])(
    "contain no member with the number %j",
    (number) => {
      expect(memberOf({ member: true, membership_number: number })).toBe(undefined);
    },
  );

  it.each([undefined, null, "", 7, "x".repeat(256), "a\nb", {}])("are refused without a sub, such as %j", (sub) => {
    expect(() => read({ sub, name: "Karen" })).toThrow(SignInFailure);
  });
});
