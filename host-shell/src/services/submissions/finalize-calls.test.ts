import type { MemberUser, UnionMembership } from "shared-runtime/api/session-answer.ts";
import type { AddonProduct } from "shared-runtime/api/sheet-content.ts";
import { describe, expect, it } from "vitest";
import type { MembershipRule } from "../membership/membership-file.ts";
import { calculateMembership } from "../membership/calculate-membership.ts";
import { joinedAsOf } from "./kinds/joined-as.ts";
import { signupIdWith } from "./kinds/signup.kind.ts";
import { kindsWith, openSubmissionApi, testBankDetails, testSecret } from "./testing/submission-api.ts";

const payment = "/api/member/update-payment";
const addons = "/api/signup/addon-products-lead";
const account = { regNo: "0040", accountNo: "440116243", payByInvoice: false };

function userWith(unionMembership?: UnionMembership): MemberUser {
  return {
    id: "member-1",
    memberName: { firstName: "Hanne", fullName: "Hanne Holm", initials: "HH" },
    contactInfo: {},
    ...(unionMembership && { membership: { membershipNumber: 7, unionMembership } }),
  };
}
const product = (value: string, ...names: string[]) =>
  ({ value, title: value, memberships: names.map((name) => ({ name })), exceptSheets: [] }) as unknown as AddonProduct;
const products = [product("netvaerk"), product("loensikring", "akasse", "fagforening+akasse")];

const open = (user: MemberUser | undefined = userWith("fagforening")) =>
  openSubmissionApi({ userOf: async () => user, kinds: kindsWith({ addonProducts: async () => products }) });

describe("how a member pays", () => {
  it("is stored with the account encrypted, and is not in the log", async () => {
    const api = open();
    expect(await api.answerTo({ path: payment, body: account })).toEqual({ status: 200, body: { taken: true } });
    const [kept] = api.kept;
    expect(kept).toMatchObject({
      kind: "member.payment",
      memberId: "member-1",
      payload: { membershipNumber: 7, payByInvoice: false, bankDetails: expect.stringMatching(/^v1\./) },
    });
    expect(testBankDetails.open(String(kept?.payload["bankDetails"]), "member-1")).toEqual({
      regNo: "0040",
      accountNo: "0440116243",
    });
    expect(JSON.stringify([api.kept, api.lines])).not.toMatch(/440116243|0040"/);
  });

  it("has no account by invoice, whatever is sent", async () => {
    const api = open(userWith());
    expect((await api.answerTo({ path: payment, body: { ...account, payByInvoice: true } })).status).toBe(200);
    expect(api.kept[0]?.payload).toEqual({
      membershipNumber: undefined,
      payByInvoice: true,
      bankDetails: undefined,
    });
  });

  it.each([
    [{}, ["regNo", "accountNo"]],
    [{ ...account, regNo: "123" }, ["regNo"]],
    [{ ...account, regNo: "12345" }, ["regNo"]],
    [{ ...account, accountNo: "12345678901" }, ["accountNo"]],
    [{ ...account, accountNo: "0000000000" }, ["accountNo"]],
    [{ ...account, regNo: 40 }, ["regNo"]],
    [{ ...account, payByInvoice: "ja" }, ["payByInvoice"]],
  ])("is refused as %j", async (body, fields) => {
    const api = open();
    const { status, body: answer } = await api.answerTo({ path: payment, body });
    expect([status, answer["errorKey"]]).toEqual([422, "invalidPayment"]);
    expect((answer["problems"] as { field: string }[]).map(({ field }) => field)).toEqual(fields);
    expect(api.kept).toEqual([]);
  });

  it("needs a sign-in of the last ten minutes, unlike add-ons", async () => {
    const api = openSubmissionApi({
      userOf: async () => userWith("fagforening"),
      signedInRecently: async () => false,
      kinds: kindsWith({ addonProducts: async () => products }),
    });
    for (const body of [account, { payByInvoice: true }]) {
      const answer = await api.answerTo({ path: payment, body });
      expect([answer.status, answer.body["errorKey"]]).toEqual([401, "signInAgain"]);
    }
    expect(api.kept).toEqual([]);
    expect((await api.answerTo({ path: addons, body: { addons: ["netvaerk"] } })).status).toBe(200);
  });

  it("needs a session, also if the same was sent before", async () => {
    const api = openSubmissionApi({ userOf: async () => undefined });
    expect((await api.answerTo({ path: payment, body: account })).status).toBe(401);
    expect(api.kept).toEqual([]);
  });

  it("cannot take the id of another member's submission, neither as a key nor in the body", async () => {
    let memberId = "member-1";
    const api = openSubmissionApi({
      userOf: async () => ({ ...userWith("fagforening"), id: memberId }),
      kinds: kindsWith({ addonProducts: async () => products }),
    });
    await api.post({ path: payment, body: account });
    const other = api.kept[0]?.id ?? "";
    memberId = "member-2";
    const sent = { ...account, id: other, memberId: "member-1", membershipNumber: 1, submissionId: other };
    const answer = await api.post({ path: payment, body: sent, headers: { "idempotency-key": other } });
    expect([answer.status, JSON.stringify(await answer.json()).includes(other)]).toEqual([200, false]);
    const [first, second] = api.kept;
    expect([second?.id === other, second?.memberId, second?.payload["membershipNumber"]]).toEqual([
      false,
      "member-2",
      7,
    ]);
    expect(first).toMatchObject({ id: other, memberId: "member-1" });
    expect(testBankDetails.open(String(second?.payload["bankDetails"]), "member-2").regNo).toBe("0040");
  });

  it("has one id if it is sent again, from any tab, and another one after each change", async () => {
    const api = open();
    const other = { ...account, accountNo: "1" };
    const bodies = [account, account, other, other, account];
    for (const [at, body] of bodies.entries())
      await api.post({
        path: payment,
        body,
        headers: { "idempotency-key": `0f6b2b0e-4102-46e6-b810-77e616bcb7f${at}` },
      });
    const ids = api.kept.map(({ id }) => id);
    expect([ids[0] === ids[1], ids[2] === ids[3], new Set(ids).size]).toEqual([true, true, 3]);
  });
});

describe("what a member adds", () => {
  const send = (list: unknown, user?: MemberUser) => open(user).answerTo({ path: addons, body: { addons: list } });

  it("may be nothing, and is stored once each in a fixed order", async () => {
    const api = open(userWith("fagforening+akasse"));
    await api.post({ path: addons, body: { addons: ["netvaerk", "loensikring", "netvaerk"] } });
    await api.post({ path: addons, body: {} });
    expect(api.kept.map(({ payload }) => payload["addons"])).toEqual([["loensikring", "netvaerk"], []]);
  });

  it.each([
    ["a product of another membership", ["loensikring"]],
    ["a product that does not exist", ["netvaerk", "gratis"]],
    ["what is no product's name", ["<script>"]],
    ["what is no list", "netvaerk"],
    ["other things than texts", [7]],
  ])("is refused with %s", async (_, list) => {
    const { status, body } = await send(list);
    expect([status, body["errorKey"], (body["problems"] as { field: string }[])[0]?.field]).toEqual([
      422,
      "invalidAddons",
      "addons",
    ]);
  });

  describe("after a sign-up in the same browser", () => {
    const requiresJob = { ...product("loensikring", "akasse"), exceptSheets: [{ name: "ledig" }] };
    const mentor = product("spring-mentor", "spring");
    const joinedWith = async (workInfo: object, wanted: string, user = userWith()) => {
      const identity = kindsWith().find(({ name }) => name === "signup")?.identity;
      if (!identity || !("identify" in identity)) throw new Error("a sign-up has no cookie");
      const { id, payload, remember } = identity.identify(
        { product: "akasse", workInfo, contactInfo: { email: "a@b.dk" } },
        undefined,
      );
      const api = openSubmissionApi({
        userOf: async () => user,
        kinds: kindsWith({
          addonProducts: async () => [requiresJob, mentor],
          joinedAs: joinedAsOf({
            idIn: signupIdWith(testSecret, { now: () => new Date() }),
            findPayload: async (wantedId) => (wantedId === id ? payload : undefined),
            outcomeOf: (answers) => calculateMembership(rules, answers),
          }),
        }),
      });
      const cookieOf = (cookie: string) =>
        api.answerTo({ path: addons, body: { addons: [wanted] }, headers: { cookie: `member-signup=${cookie}` } });
      return { status: (await cookieOf(remember)).status, forged: (await cookieOf(`${remember}x`)).status };
    };
    const rules: MembershipRule[] = [
      { when: { employmentRole: ["ledig"] }, gives: { membership: "akasse", sleeveEnum: "ledig" } },
      { when: {}, gives: { membership: "akasse", sleeveEnum: "akasse" } },
    ];

    it("is refused if it requires a job and the person has none, also to a member", async () => {
      const without = { employmentRole: "ledig", formerManager: true };
      expect(await joinedWith(without, "loensikring")).toEqual({ status: 422, forged: 200 });
      expect((await joinedWith(without, "loensikring", userWith("akasse"))).status).toBe(422);
      expect((await joinedWith({ employmentRole: "direktor" }, "loensikring")).status).toBe(200);
    });

    it("is refused if it is for another membership than the one that was calculated", async () => {
      expect(await joinedWith({ employmentRole: "direktor" }, "spring-mentor")).toEqual({ status: 422, forged: 200 });
    });
  });

  it("may be any product while the membership is not known", async () => {
    expect((await send(["loensikring"], userWith())).status).toBe(200);
  });
});
