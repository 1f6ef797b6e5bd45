import { eq } from "drizzle-orm";
import type { MembershipPrices } from "shared-runtime/api/membership.ts";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import type { AddonProduct } from "shared-runtime/api/sheet-content.ts";
import { beforeEach, expect, it, vi } from "vitest";
import { eachDatabase } from "../../database/testing/each-database.ts";
import type { MemberRegister } from "../membership/member-register.ts";
import { outbox } from "../outbox/outbox.ts";
import { outboxMessage } from "../outbox/outbox.tables.ts";
import { createSubmissionStore } from "../submissions/submission-store.ts";
import { submission } from "../submissions/submissions.tables.ts";
import { kindsWith } from "../submissions/testing/submission-api.ts";
import { createAttachments } from "../uploads/attachments.ts";
import { createAboutMember, monthlyIn } from "./about-member.ts";
import { createMemberData } from "./member-data.ts";

const kinds = kindsWith();
const hanne: MemberUser = {
  id: "member-1",
  memberName: { firstName: "Hanne", fullName: "Hanne Holm", initials: "HH" },
  contactInfo: {},
  membership: { membershipNumber: 7, unionMembership: "fagforening" },
};
const ida: MemberUser = { id: "member-1", memberName: hanne.memberName, contactInfo: {} };
const registered = {
  membershipNumber: 7,
  membership: "fagforening" as const,
  parts: [{ name: "Fagforening", monthly: 279 }],
  addons: ["loensikring"],
  contact: { email: "hanne@firma.dk", address: "Lindevej 12", zipCode: "8000", city: "Aarhus C" },
  contactParts: ["email", "address"] as const,
};
const prices: MembershipPrices = {
  unemploymentFundPrice: 549,
  quarterlyUnemploymentFundPrice: 1647,
  subscriptionPrices: [{ plan: "main", price: 279 }],
  quarterlySubscriptionPrices: [{ plan: "main", price: 837 }],
  unionMembershipPrice: 279,
  unionMembershipAndUnemploymentFundPrice: 828,
};
const products = [
  {
    value: "loensikring",
    title: "Lønsikring",
    infoLabel: "189 kr./md.",
    memberships: [{ name: "fagforening" }, { name: "fagforening+akasse" }],
    exceptSheets: [{ name: "ledig" }],
  } as unknown as AddonProduct,
];

eachDatabase("what is known about a member", (tables) => {
  beforeEach(async () => {
    for (const table of [submission, outboxMessage]) await tables().delete(table);
  });

  function open({ takesAccepted = false }: { takesAccepted?: boolean } = {}) {
    const register: MemberRegister = {
      takesAccepted,
      find: async (user) => (user.membership ? registered : undefined),
    };
    const data = createMemberData(tables(), kinds);
    const store = createSubmissionStore({
      tables: tables(),
      outbox,
      attachments: createAttachments(tables()),
      onKept: () => undefined,
    });
    let moment = Date.parse("2026-11-20T10:00:00Z");
    const aboutMember = createAboutMember({
      register,
      data,
      addonProducts: async () => products,
      paymentWayIn: ({ payByInvoice }) => (payByInvoice === true ? { way: "invoice" } : undefined),
      outcomeOf: ({ product }) => ({ membership: product, sleeveEnum: "leder", plan: "main" }),
      prices,
      now: () => new Date("2026-11-28T12:00:00Z"),
    });
    return {
      aboutMember,
      send: async (
        payload: Readonly<Record<string, unknown>>,
        { memberId = hanne.id, kindName = "member.contact-change" } = {},
      ) => {
        const id = crypto.randomUUID();
        const kind = kinds.find(({ name }) => name === kindName)!;
        await store.keep({ kind, id, payload, memberId, correlationId: crypto.randomUUID() });
        moment += 60_000;
        await tables()
          .update(submission)
          .set({ createdAt: new Date(moment) })
          .where(eq(submission.id, id));
        return id;
      },
      deliver: (id: string) =>
        tables().update(outboxMessage).set({ deliveredAt: new Date() }).where(eq(outboxMessage.subject, id)),
    };
  }
  const email = (value: string) => ({ part: "email", email: value });

  it("is the price with add-ons, and the day of the next payment", async () => {
    const { aboutMember, send } = open();
    expect(await aboutMember(hanne)).toMatchObject({
      addons: [{ name: "Lønsikring", monthly: 189 }],
      cost: { monthly: 468, quarterly: 1404 },
      nextPayment: new Date("2027-01-04T12:00:00Z"),
      needsPayment: true,
    });
    await send({ addons: [] }, { kindName: "member.addons" });
    await send({ payByInvoice: true }, { kindName: "member.payment" });
    expect(await aboutMember(hanne)).toMatchObject({
      cost: { monthly: 279 },
      payment: { way: "invoice" },
      needsPayment: false,
    });
  });

  it("has the last add-ons and way of paying also after many other submissions, of which the last are listed", async () => {
    const { aboutMember, send } = open();
    await send({ addons: ["loensikring"] }, { kindName: "member.addons" });
    await send({ addons: [] }, { kindName: "member.addons" });
    await send({ payByInvoice: true }, { kindName: "member.payment" });
    for (let sent = 0; sent < 25; sent += 1) await send(email(`${sent}@firma.dk`));
    const about = await aboutMember(hanne);
    expect([about.addons, about.payment]).toEqual([[], { way: "invoice" }]);
    expect(about.submissions.map(({ form }) => form)).toEqual(Array(20).fill("member.contact-change"));
    expect(about.pending.map(({ values }) => values)).toEqual([{ email: "24@firma.dk" }]);
  });

  it("asks the database once", async () => {
    const { aboutMember, send } = open();
    await send(email("a@firma.dk"));
    const queries = vi.spyOn(tables()._.session, "prepareQuery");
    await aboutMember(hanne);
    expect(queries.mock.calls.length).toBe(1);
    queries.mockRestore();
  });

  it("is the last change of a part, pending, until it is withdrawn", async () => {
    const { aboutMember, send } = open();
    await send(email("a@firma.dk"));
    await send(email("b@firma.dk"));
    await send({ part: "address", address: "Havnegade 7", zipCode: "5000", city: "Odense C" });
    expect((await aboutMember(hanne)).pending.map(({ part, values }) => [part, values])).toEqual([
      ["address", { address: "Havnegade 7", zipCode: "5000", city: "Odense C" }],
      ["email", { email: "b@firma.dk" }],
    ]);
    await send({ part: "email", withdraw: true });
    expect((await aboutMember(hanne)).pending.map(({ part }) => part)).toEqual(["address"]);
  });

  it("is no longer pending once the register has the values, and not before, although they were delivered", async () => {
    const { aboutMember, send, deliver } = open();
    await deliver(await send(email("ny@firma.dk")));
    expect((await aboutMember(hanne)).pending).toHaveLength(1);
    await send(email("hanne@firma.dk"));
    expect((await aboutMember(hanne)).pending).toEqual([]);
  });

  it("has a delivered change in the register of test persons, also while a later one is pending", async () => {
    const { aboutMember, send, deliver } = open({ takesAccepted: true });
    await deliver(await send(email("a@firma.dk")));
    await send(email("b@firma.dk"));
    const about = await aboutMember(hanne);
    expect([about.registered?.contact.email, about.pending.map(({ values }) => values)]).toEqual([
      "a@firma.dk",
      [{ email: "b@firma.dk" }],
    ]);
  });

  it("has nothing of another member", async () => {
    const { aboutMember, send } = open({ takesAccepted: true });
    await send(email("fremmed@firma.dk"), { memberId: "member-2" });
    const about = await aboutMember(hanne);
    expect([about.pending, about.submissions, about.registered?.contact.email]).toEqual([[], [], "hanne@firma.dk"]);
    expect(JSON.stringify(about)).not.toContain("fremmed");
  });

  it("is only what was sent, for a person without a membership", async () => {
    expect(await open().aboutMember(ida)).toMatchObject({
      registered: undefined,
      joining: undefined,
      cost: undefined,
      addons: [],
      needsPayment: false,
    });
  });

  it("is what a person joins, with its price, days and sheet, until the register has the person", async () => {
    const { aboutMember, send } = open();
    const id = await send({ product: "fagforening+akasse", workInfo: {} }, { kindName: "signup" });
    expect(await aboutMember(ida)).toMatchObject({
      registered: undefined,
      joining: {
        id,
        product: "fagforening+akasse",
        membership: "fagforening+akasse",
        sheet: "leder",
        firstDay: new Date("2026-12-01T12:00:00Z"),
        firstPayment: new Date("2027-01-04T12:00:00Z"),
        isComplete: false,
        offersAddons: true,
      },
      cost: { monthly: 828, quarterly: 2484 },
      afterTax: 621,
      payment: undefined,
    });
    expect((await aboutMember(hanne)).joining).toBeUndefined();
  });

  it("has the choices of a person who joins; without a sent payment, that is an invoice", async () => {
    const { aboutMember, send } = open();
    await send({ product: "fagforening", workInfo: {} }, { kindName: "signup" });
    await send({ addons: ["loensikring"] }, { kindName: "member.addons" });
    expect(await aboutMember(ida)).toMatchObject({
      joining: { isComplete: true },
      addons: [{ name: "Lønsikring", monthly: 189 }],
      cost: { monthly: 468 },
      payment: { way: "invoice" },
    });
    await send({ product: "akasse", workInfo: {} }, { kindName: "signup" });
    expect(await aboutMember(ida)).toMatchObject({
      joining: { product: "akasse", isComplete: false, offersAddons: false },
      addons: [],
      payment: undefined,
    });
  });

  it("knows what each change was, and which was taken back", async () => {
    const { aboutMember, send } = open();
    await send(email("a@firma.dk"));
    await send({ part: "phone", phone: "+4520304050" });
    await send({ part: "email", withdraw: true });
    expect((await aboutMember(hanne)).submissions.map(({ title, withdrawnAt }) => [title, withdrawnAt])).toEqual([
      ["Ny e\u2011mail trukket tilbage", undefined],
      ["Nyt telefonnummer", undefined],
      ["Ny e\u2011mail", "2026-11-20T10:03:00.000Z"],
    ]);
  });

  it("has the time of a conversation that was chosen, and none if any will do", async () => {
    const { aboutMember, send } = open();
    await send({ preferredTime: "any" }, { kindName: "form.LHO0141" });
    await send({ preferredTime: "2026-12-01T13:00" }, { kindName: "form.LHO0141" });
    expect((await aboutMember(hanne)).submissions.map(({ preferredTime }) => preferredTime)).toEqual([
      "2026-12-01T13:00",
      undefined,
    ]);
  });
});

it.each([
  ["189,-/md.", 189],
  ["189 kr./md.", 189],
  ["1.250,50 kr./md.", 1250.5],
  ["Gratis", 0],
  ["", 0],
])("the price in %j is %d", (label, kroner) => {
  expect(monthlyIn(label)).toBe(kroner);
});
