import type { RegisteredMember } from "../membership/member-register.ts";
import { eq } from "drizzle-orm";
import type { KeptWords } from "shared-runtime/api/kept-words.ts";
import { ownerKeys } from "../../security/upload-owner.ts";
import { attachment } from "../uploads/attachments.tables.ts";
import { testGuard } from "../../api/testing/test-guard.ts";
import { MemberExport } from "shared-runtime/api/member-data.ts";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import * as v from "valibot";
import { beforeEach, expect, it } from "vitest";
import { memberDataCalls } from "./member-data.routes.ts";
import { createSecurityLog } from "../../api/guards/security-log.ts";
import { createMemberExport } from "./member-export.ts";
import { memberExport } from "./member-export.routes.ts";
import { submissionCalls } from "../submissions/submissions.routes.ts";
import { createApi } from "../../api/create-api.ts";
import { eachDatabase } from "../../database/testing/each-database.ts";
import { createLogger } from "../../logging/logger.ts";
import { createBankDetails } from "../../security/bank-details.ts";
import { createCvStore } from "../cv-store/cv-store.ts";
import { createDatesOfCv } from "../cv-store/dates-of-cv.ts";
import { createMemberCvs } from "../cv-store/member-cvs.ts";
import { cv } from "../cv-store/cv-store.tables.ts";
import { outbox } from "../outbox/outbox.ts";
import { outboxMessage } from "../outbox/outbox.tables.ts";
import { createMemberSessions } from "../sign-in/member-sessions.ts";
import { memberSession } from "../sign-in/sign-in.tables.ts";
import { createAttachments } from "../uploads/attachments.ts";
import { createSubmissionStore } from "../submissions/submission-store.ts";
import { submission } from "../submissions/submissions.tables.ts";
import { paymentKind } from "shared-runtime/api/submission-names.ts";
import { kindsWith } from "../submissions/testing/submission-api.ts";
import { createAboutMember } from "./about-member.ts";
import { createMemberData } from "./member-data.ts";
import { withdrawalKind } from "./withdrawal-kind.ts";

const userOf = (id: string): MemberUser => ({
  id,
  memberName: { firstName: "Hanne", fullName: "Hanne Holm", initials: "HH" },
  contactInfo: {},
});

const withdrawal = withdrawalKind([], 90);
const kinds = kindsWith();
const bankDetails = createBankDetails([new Uint8Array(32)]);

eachDatabase("what a member finds about themselves", (tables) => {
  let user: MemberUser | undefined;
  let registered: RegisteredMember | undefined;
  beforeEach(async () => {
    user = userOf("member-1");
    registered = undefined;
    for (const table of [submission, outboxMessage, memberSession, cv]) await tables().delete(table);
  });

  function open() {
    const attachments = createAttachments(tables());
    const store = createSubmissionStore({ tables: tables(), outbox, attachments, onKept: () => undefined });
    const sessions = createMemberSessions(tables(), { idleMinutes: 45, maxHours: 12 });
    const lines: string[] = [];
    const log = createLogger("info", { write: (line) => lines.push(line) });
    const data = createMemberData(tables(), [...kinds, withdrawal]);
    const register = { takesAccepted: true, find: async () => registered };
    const aboutMember = createAboutMember({
      register,
      data,
      addonProducts: async () => [],
      paymentWayIn: ({ payByInvoice }) => (payByInvoice === true ? { way: "invoice" } : undefined),
      outcomeOf: () => undefined,
      prices: undefined,
      now: () => new Date(),
    });
    const calls = memberDataCalls({
      data,
      aboutMember,
      sessions,
      store,
      lastPaymentOf: async (memberId) => (await store.lastOf(paymentKind, memberId))?.payload,
      register,
      userOf: async () => user,
      secret: new Uint8Array(32),
      withdrawal,
      security: createSecurityLog({ log, nameOf: (personId) => `name of ${personId}` }),
    });
    const cvs = createMemberCvs(tables());
    const datesOfCv = createDatesOfCv(30);
    const exportMember = createMemberExport({ data, cvs, sessions, bankDetails, datesOfCv, aboutMember });
    const exporting = memberExport({ exportMember, cvs, userOf: async () => user });
    const leads = submissionCalls({
      kinds,
      store,
      signedInRecently: async () => true,
      userOf: async () => user,
      log: createLogger("silent"),
    });
    const api = createApi({
      routes: [calls, exporting, leads],
      readiness: {},
      guard: testGuard(),
      allowedOrigins: [],
      log,
    });
    const keep = (name: string, memberId: string, payload: Readonly<Record<string, unknown>> = {}) => {
      const id = crypto.randomUUID();
      const kind = kinds.find((one) => one.name === name) ?? { ...withdrawal, name };
      return store.keep({ kind, id, payload, memberId, correlationId: crypto.randomUUID() }).then(() => id);
    };
    const post = (path: string, body: object) =>
      api.request(
        path,
        { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
        { incoming: { socket: { remoteAddress: "192.0.2.1" } } },
      );
    return {
      keep,
      sessions,
      securityEvents: () =>
        lines
          .map((line): Record<string, unknown> => JSON.parse(line))
          .filter(({ securityEvent }) => securityEvent !== undefined)
          .map(({ securityEvent, person, reason }) => ({ securityEvent, person, reason })),
      api,
      post,
      consent: (asked?: unknown) =>
        post("/api/leads/post-tool-lead", { source: 2, name: "", email: "", phoneNumber: "", asked }),
      get: async (path: string) => (await api.request(`/api/member/${path}`)).json(),
      status: async (path: string, method = "GET") => (await api.request(`/api/member/${path}`, { method })).status,
      withdraw: (id: unknown) =>
        api.request("/api/member/withdraw-consent", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ id }),
        }),
    };
  }

  it("is what they sent, with files and the state of its delivery, and nobody else's", async () => {
    const { keep, get } = open();
    const first = await keep("lead.call-me", "member-1");
    await keep("lead.call-me", "member-2");
    const second = await keep("member.payment", "member-1", { bankDetails: "v1.x" });
    const states = async () =>
      (await get("submissions")).submissions.map(({ id, form, delivery, files }: Record<string, unknown>) => [
        id,
        form,
        delivery,
        files,
      ]);
    expect(await states()).toEqual([
      [second, "member.payment", "waiting", []],
      [first, "lead.call-me", "waiting", []],
    ]);
    expect(JSON.stringify(await get("submissions"))).not.toContain("v1.x");
    await tables().update(outboxMessage).set({ deliveredAt: new Date() });
    expect((await states()).map(([, , delivery]: string[]) => delivery)).toEqual(["delivered", "delivered"]);
    await tables().update(outboxMessage).set({ deliveredAt: null, deadAt: new Date() });
    expect((await states()).map(([, , delivery]: string[]) => delivery)).toEqual(["failed", "failed"]);
  });

  it("is how they pay and what they have added, from the register until they choose otherwise", async () => {
    const { keep, get } = open();
    expect(await get("payment")).toEqual({ hasAccount: false });
    const payment = { way: "account", end: "4567" } as const;
    registered = { membershipNumber: 7, payment, contact: {}, contactParts: [] };
    expect(await get("payment")).toEqual({ hasAccount: true, payment });
    registered = { ...registered, addons: ["loensikring"] };
    expect(await get("payment")).toEqual({ hasAccount: true, payment, addons: ["loensikring"] });
    await keep("member.payment", "member-1", { payByInvoice: true });
    await keep("member.addons", "member-1", { addons: [] });
    expect(await get("payment")).toEqual({ hasAccount: false, payment: { way: "invoice" }, addons: [] });
  });

  it("is the consents in what they sent, each withdrawn once, and never another member's", async () => {
    const { keep, get, withdraw } = open();
    const mine = await keep("lead.tool", "member-1", { terms2: true });
    await keep("lead.tool", "member-1", { terms2: false });
    const signup = await keep("signup", "member-1", { contactInfo: { terms: true } });
    const other = await keep("lead.tool", "member-2", { terms: true });
    const ids = async () => (await get("consents")).consents.map(({ id }: { id: string }) => id);
    expect(await ids()).toEqual([signup, mine]);

    expect((await withdraw(other)).status).toBe(404);
    expect((await withdraw("7")).status).toBe(422);
    expect([(await withdraw(mine)).status, (await withdraw(mine)).status]).toEqual([200, 200]);
    expect((await get("consents")).consents).toMatchObject([
      { id: signup },
      { id: mine, withdrawnAt: expect.stringMatching(/^20.*Z$/) },
    ]);
    expect((await get("consents")).consents[0]).not.toHaveProperty("withdrawnAt");
    const messages = await tables().select().from(outboxMessage);
    expect(messages.filter(({ topic }) => topic === withdrawal.name)).toMatchObject([
      { payload: { consent: mine, form: "lead.tool", memberId: "member-1" } },
    ]);
  });

  it("is the same consent once, however often it was given, and withdrawn wherever it was given", async () => {
    const { consent, get, withdraw } = open();
    user = { ...userOf("member-1"), membership: { membershipNumber: 7 } };
    await consent("Må vi?");
    const [first] = (await get("consents")).consents;
    await consent("Må vi?");
    const { consents } = await get("consents");
    expect([consents.length, consents[0].id === first.id, consents[0].givenAt >= first.givenAt]).toEqual([
      1,
      false,
      true,
    ]);
    // A page that was opened before the second time names the first.
    expect((await withdraw(first.id)).status).toBe(200);
    expect((await get("consents")).consents).toMatchObject([{ id: consents[0].id, withdrawnAt: expect.any(String) }]);
    const messages = await tables().select().from(outboxMessage);
    const withdrawn = messages
      .filter(({ topic }) => topic === withdrawal.name)
      .map(({ payload }) => payload["consent"]);
    expect(new Set(withdrawn)).toEqual(new Set([first.id, consents[0].id]));
    await consent("Må vi?");
    const again = (await get("consents")).consents;
    expect(again.map(({ withdrawnAt }: { readonly withdrawnAt?: string }) => withdrawnAt !== undefined)).toEqual([
      false,
      true,
    ]);
  });

  it("has the Danish name of every kind that the release knows", async () => {
    const { keep, get } = open();
    for (const name of ["lead.event", "form.LHO0045", "form.of-another-release"]) await keep(name, "member-1");
    const consent = await keep("signup", "member-1", { contactInfo: { terms: true } });
    await tables().update(submission).set({ kind: "form.that-is-gone" }).where(eq(submission.id, consent));
    await keep("lead.tool", "member-1", { terms2: true });
    const { submissions } = await get("submissions");
    expect(submissions.map(({ title }: { readonly title?: string }) => title)).toEqual([
      "En rådgiver må kontakte dig (CV-tjek og jobmatch)",
      undefined,
      undefined,
      "Ledernetværk",
      "Tilmelding til arrangement",
    ]);
    expect((await get("consents")).consents).toMatchObject([
      { title: "En rådgiver må kontakte dig (CV-tjek og jobmatch)", purposes: ["contact", "processing"] },
      { form: "form.that-is-gone", purposes: ["contact", "processing"] },
    ]);
  });

  it("is no consent where terms are no consent: a promise for an event, the conditions of an insurance", async () => {
    const { keep, post, get, withdraw } = open();
    const signup = { source: 0, name: "Hanne Holm", email: "hanne@firma.dk", phone: "33123456" };
    const answer = await post("/api/leads/bloomreach-send-event-lead", { ...signup, termsEnabled: true, terms: true });
    expect(answer.status).toBe(200);
    await keep("form.LHO0075", "member-1", { terms: true });
    const { submissions } = await get("submissions");
    expect(submissions).toMatchObject([{ form: "form.LHO0075" }, { form: "lead.event" }]);
    expect(await get("consents")).toEqual({ consents: [] });
    for (const { id } of submissions) expect((await withdraw(id)).status).toBe(404);
  });

  it("is what they were asked for each consent, word for word as it was shown, with a version of the words", async () => {
    const { consent, get } = open();
    user = { ...userOf("member-1"), membership: { membershipNumber: 7 } };
    const words = "Siger du ja, får din rådgiver dit navn.\nJa, det er i orden";
    for (const asked of [words, `${words}!`, words]) expect((await consent(asked)).status).toBe(200);
    const { consents } = await get("consents");
    expect(consents.map(({ asked }: { readonly asked?: KeptWords }) => asked?.text)).toEqual([words, `${words}!`]);
    const [last, other] = consents.map(({ asked }: { readonly asked: KeptWords }) => asked.version);
    expect([last, last === other]).toEqual([expect.stringMatching(/^[\da-f]{12}$/), false]);
    const messages = await tables().select().from(outboxMessage);
    expect(messages.map(({ payload }) => payload)).toMatchObject([
      { asked: { text: words, version: last } },
      { asked: { version: other } },
      { asked: { text: words, version: last } },
    ]);
  });

  it.each<[string, unknown]>([
    ["no words, as an older one", undefined],
    ["empty words", ""],
    ["a number", 7],
    ["too many words", "x".repeat(4_001)],
    ["words without a sign", "\u0000\u200b"],
    ["a list", ["Ja"]],
  ])("is a consent also from a widget that sends %s", async (_, asked) => {
    const { consent, get } = open();
    user = { ...userOf("member-1"), membership: { membershipNumber: 7 } };
    expect((await consent(asked)).status).toBe(200);
    const { consents } = await get("consents");
    expect(consents).toHaveLength(1);
    expect(consents[0]).not.toHaveProperty("asked");
  });

  it("is a file that they take along, with what was asked for each consent, and nothing that opens a CV", async () => {
    const { api, consent, keep } = open();
    user = { ...userOf("member-1"), membership: { membershipNumber: 7 } };
    await consent("Må vi?");
    await keep("lead.tool", "member-2", { terms: true });
    const cvId = await createCvStore(tables()).keep({
      bytes: new TextEncoder().encode("%PDF-1.7"),
      pages: 2,
      words: 300,
      language: "da",
      memberId: "member-1",
    });
    const answer = await api.request("/api/member/export");
    expect([answer.headers.get("content-disposition"), answer.headers.get("cache-control")]).toEqual([
      'attachment; filename="mine-oplysninger.json"',
      "private, no-store",
    ]);
    const file = await answer.json();
    expect(v.parse(v.strictObject(MemberExport.entries), file)).toMatchObject({
      person: { id: "member-1", memberName: { fullName: "Hanne Holm" } },
      submissions: [{ form: "lead.tool", delivery: "waiting", content: { asked: { text: "Må vi?" } }, files: [] }],
      consents: [{ form: "lead.tool", asked: { text: "Må vi?", version: expect.any(String) } }],
      cvs: [{ id: cvId, isReviewed: false, pages: 2, words: 300, href: `/api/member/cvs/${cvId}/file`, ratings: [] }],
    });
    expect(JSON.stringify(file)).not.toContain("cvJwt");
    const pdf = await api.request(`/api/member/cvs/${cvId}/file`);
    expect([pdf.headers.get("content-disposition"), await pdf.text()]).toEqual([
      'attachment; filename="cv.pdf"',
      "%PDF-1.7",
    ]);
    user = userOf("member-3");
    expect((await api.request(`/api/member/cvs/${cvId}/file`)).status).toBe(404);
    expect(await (await api.request("/api/member/export")).json()).toMatchObject({
      submissions: [],
      consents: [],
      cvs: [],
    });
  });

  it("has the fields that were sent, and of an account the last digits alone", async () => {
    const { api, keep } = open();
    const sealed = bankDetails.seal({ regNo: "0040", accountNo: "0440116243" }, "member-1");
    await keep("member.payment", "member-1", { payByInvoice: false, bankDetails: sealed });
    await keep("form.x", "member-1", { question: "Hvorfor?", nested: { city: "Aarhus" } });
    await keep("form.x", "member-2", { question: "Hemmeligt" });
    const { submissions } = await (await api.request("/api/member/export")).json();
    expect(submissions.map(({ content }: { content: unknown }) => content).toReversed()).toEqual([
      { payByInvoice: false, bankAccount: "******6243" },
      { question: "Hvorfor?", nested: { city: "Aarhus" } },
    ]);
  });

  it("has what the register says now, and which choices of the member count before it", async () => {
    const { api, keep } = open();
    const register = async () => (await (await api.request("/api/member/export")).json()).register;
    expect(await register()).toBeUndefined();
    registered = {
      membershipNumber: 7,
      membership: "fagforening",
      parts: [{ name: "Fagforening", monthly: 279 }],
      addons: [],
      payment: { way: "account", end: "4567" },
      contact: { address: "Lindevej 12", zipCode: "8000", city: "Aarhus C" },
      contactParts: ["address"],
    };
    const known = {
      membershipNumber: 7,
      membership: "fagforening",
      price: { monthly: 279, quarterly: 837 },
      addons: [],
      payment: { way: "account", bankAccount: "******4567" },
      contact: { address: "Lindevej 12", zipCode: "8000", city: "Aarhus C" },
      chosenHere: [],
    };
    expect(await register()).toEqual(known);
    await keep("member.payment", "member-1", { payByInvoice: true });
    expect(await register()).toEqual({ ...known, payment: { way: "invoice" }, chosenHere: ["payment"] });
  });

  it("has changes of their contact details, and no one else's", async () => {
    const { api, keep } = open();
    await keep("member.contact-change", "member-1", { part: "email", email: "ny@firma.dk" });
    await keep("member.contact-change", "member-2", { part: "email", email: "fremmed@firma.dk" });
    const { submissions } = await (await api.request("/api/member/export")).json();
    expect(submissions).toMatchObject([{ title: "Ny e\u2011mail", content: { part: "email", email: "ny@firma.dk" } }]);
  });

  it("has files that were uploaded and not sent, and no ids of the server's own", async () => {
    const { api, keep } = open();
    const file = { formId: "form-a", kind: "form.x", name: "cv.pdf", fileName: crypto.randomUUID() };
    const [owner = "", other = ""] = ["member-1", "member-2"].flatMap((memberId) => ownerKeys({ memberId }));
    const submissionId = await keep("form.x", "member-1", { question: "Hvorfor?", replaces: crypto.randomUUID() });
    const id = crypto.randomUUID();
    const more = (values: Partial<typeof attachment.$inferInsert>) => ({
      ...file,
      id: crypto.randomUUID(),
      fileName: crypto.randomUUID(),
      owner,
      size: 9,
      ...values,
    });
    await tables()
      .insert(attachment)
      .values([
        more({ id, uploadedAt: new Date("2026-03-01T10:00:00Z") }),
        more({ status: "uploading", received: 4, name: "begyndt.pdf", uploadedAt: new Date("2026-03-01T11:00:00Z") }),
        more({ status: "deleted" }),
        more({ owner: other }),
        more({ submissionId, name: "sendt.pdf" }),
      ]);
    const { unsentFiles, submissions } = await (await api.request("/api/member/export")).json();
    expect(unsentFiles).toEqual([
      { name: "cv.pdf", size: 9, uploadedAt: "2026-03-01T10:00:00.000Z", href: `/api/forms/uploads/${id}` },
      { name: "begyndt.pdf", size: 4, uploadedAt: "2026-03-01T11:00:00.000Z" },
    ]);
    expect(submissions.map(({ content }: { content: unknown }) => content)).toEqual([{ question: "Hvorfor?" }]);
  });

  it("is their sessions, which end all at once", async () => {
    const { sessions, get, status, securityEvents } = open();
    const begin = (id: string) =>
      sessions.begin({
        user: userOf(id),
        idToken: "t",
        claims: [],
        browserName: "Chrome på Windows",
        replaced: undefined,
      });
    const [first, , other] = [await begin("member-1"), await begin("member-1"), await begin("member-2")];
    expect(await sessions.listOf("member-1", first)).toHaveLength(2);
    expect((await sessions.listOf("member-1", first)).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect((await get("sessions")).sessions).toMatchObject([
      { browserName: "Chrome på Windows" },
      { browserName: "Chrome på Windows" },
    ]);
    expect(await status("end-sessions", "POST")).toBe(200);
    expect([await sessions.find(first), (await sessions.find(other))?.user.id]).toEqual([undefined, "member-2"]);
    expect(securityEvents()).toEqual([{ securityEvent: "sign-out", person: "name of member-1", reason: "everywhere" }]);
  });

  it("is for nobody else", async () => {
    const { status, withdraw } = open();
    user = undefined;
    expect([
      await status("submissions"),
      await status("consents"),
      await status("sessions"),
      await status("export"),
      await status("end-sessions", "POST"),
      (await withdraw(crypto.randomUUID())).status,
    ]).toEqual([401, 401, 401, 401, 401, 401]);
  });
});
