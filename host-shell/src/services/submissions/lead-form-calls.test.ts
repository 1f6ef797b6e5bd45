import { describe, expect, it } from "vitest";
import { leads } from "shared-runtime/lead-forms/lead-list.ts";
import { filledBody } from "shared-runtime/lead-forms/lead.ts";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import type { EventSignUp } from "./kinds/event-signup.kind.ts";
import { kindsWith, openSubmissionApi } from "./testing/submission-api.ts";

type Body = Readonly<Record<string, unknown>>;

const person = { name: "Hanne Møller-Holm", email: "hanne@firma.dk", phone: "33 12 34 56" };
const storedPerson = { ...person, phone: "+4533123456" };
/** Changes to the body that some forms need in the tests below. */
const changes: Readonly<Record<string, Body>> = {
  "lead.member-get-member": { recommendedPhone: "+46 70 123 45 67" },
  "lead.event": { source: 2 },
};
const forms = Object.fromEntries(
  leads.map((lead) => [
    lead.kind,
    {
      path: `/api/${lead.form.path}`,
      body: { ...filledBody(lead), name: person.name, ...changes[lead.kind] },
    },
  ]),
);
const kinds = leads.map(({ kind }) => kind);
type Kind = (typeof kinds)[number];

function formOf(kind: Kind) {
  const form = forms[kind];
  if (form === undefined) throw new Error(`no form has the kind ${kind}`);
  return form;
}

/** Posts a valid body with changes. Fields that are changed to `undefined` are left out. */
async function send(kind: Kind, changes: Body = {}, headers: Readonly<Record<string, string>> = {}) {
  const api = openSubmissionApi();
  const { path, body } = formOf(kind);
  const { status, body: answer } = await api.answerTo({ path, body: { ...body, ...changes }, headers });
  return { status, problems: answer["problems"], answer, kept: api.kept, lines: api.lines };
}

const noFlags = { jobTitleEnabled: false, companyEnabled: false, zipCodeEnabled: false, termsEnabled: false };

/** The problems of an empty form, in the order of its fields. For other forms, each field must have some problem. */
const problemsOfEmpty: Readonly<Record<string, readonly object[]>> = {
  "lead.call-me": [
    { field: "name", message: "Skriv dit navn" },
    { field: "phone", message: "Skriv dit telefonnummer" },
  ],
  "lead.member-get-member": [
    { field: "name", message: "Skriv dit navn" },
    { field: "email", message: "Skriv din e-mail" },
    { field: "recommendedName", message: "Skriv navnet på den, du vil anbefale" },
    { field: "recommendedJobtitle", message: "Skriv personens stilling" },
    { field: "recommendedPhone", message: "Skriv personens telefonnummer" },
    { field: "recommendedEmail", message: "Skriv personens e-mail" },
  ],
  "lead.event": [
    { field: "name", message: "Skriv dit navn" },
    { field: "email", message: "Skriv din e-mail" },
    { field: "phone", message: "Skriv dit telefonnummer" },
    { field: "source", message: "must be (0 | 2)" },
  ],
};

describe("a lead of a form", () => {
  it.each<[Kind, Body]>([
    ["lead.call-me", { payload: { name: person.name, phone: "+4533123456" } }],
    [
      "lead.member-get-member",
      { payload: { ...formOf("lead.member-get-member").body, recommendedPhone: "+46701234567" } },
    ],
    ["lead.event", { source: 2, payload: { ...storedPerson, ...noFlags } }],
  ])("is stored as the rules normalise it: %s", async (kind, stored) => {
    const { status, answer, kept } = await send(kind);
    expect([status, answer]).toEqual([200, { taken: true }]);
    expect(kept).toEqual([{ kind, correlationId: expect.stringMatching(/^[\da-f-]{36}$/), ...stored }]);
  });

  it.each(kinds)("is stored like one that looks the same: %s", async (kind) => {
    const hidden = { utmSource: "nyhedsbrev", subject: "Bliv medlem" };
    const plain = await send(kind, hidden);
    const disguised = Object.fromEntries(
      Object.entries({ ...formOf(kind).body, ...hidden }).map(([name, value]) => [
        name,
        typeof value === "string"
          ? `\u202D${value.replaceAll(" ", "\u00A0").slice(0, 3)}\u200B\u00AD${value.slice(3)}\u202C\u3164`
          : value,
      ]),
    );
    expect((await send(kind, disguised)).kept[0]?.payload).toEqual(plain.kept[0]?.payload);
  });

  it.each(kinds)("is stored with what editors put in its hidden fields, and without empty ones: %s", async (kind) => {
    const campaign = { endpoint: "crm", poolId: "7", utmSource: " nyhedsbrev ", googleClickId: "Cj0", subject: "" };
    const { kept } = await send(kind, campaign);
    expect(kept[0]?.payload).toMatchObject({
      endpoint: "crm",
      poolId: "7",
      utmSource: "nyhedsbrev",
      googleClickId: "Cj0",
    });
    expect(JSON.parse(JSON.stringify(kept[0]?.payload))).not.toHaveProperty("subject");
  });

  it.each(kinds)(
    "is not refused for a hidden field that nobody can correct, which is cut and escaped: %s",
    async (kind) => {
      const { status, kept } = await send(kind, {
        utmSource: "x".repeat(60_000),
        utmCampaign: "a\r\nbcc: b@c.dk\u0000\u202E",
        utmContent: "lone \ud800",
        utmMedium: `${"y".repeat(499)}😀`,
      });
      expect([status, kept[0]?.payload]).toEqual([
        200,
        expect.objectContaining({
          utmSource: "x".repeat(500),
          utmCampaign: "a\\u000d\\u000abcc: b@c.dk",
          utmContent: "lone \ufffd",
          utmMedium: `${"y".repeat(499)}\ufffd`,
        }),
      ]);
    },
  );

  it.each(kinds)("is stored without unknown fields, and without a prototype of its own: %s", async (kind) => {
    const api = openSubmissionApi();
    const { path, body } = formOf(kind);
    const raw = `{"__proto__":{"admin":true},"constructor":1,"memberId":"member-7","cpr":"1",${JSON.stringify(body).slice(1)}`;
    expect((await api.answerTo({ path, body: raw })).status).toBe(200);
    const { memberId, payload = {} } = api.kept[0] ?? {};
    expect(memberId).toBeUndefined();
    expect(
      Object.keys(payload).filter((name) => /proto|constructor|cpr|member(?!$)|website|kontrolfelt/i.test(name)),
    ).toEqual([]);
  });

  it.each(kinds)("is not stored if its fields come from a prototype: %s", async (kind) => {
    const api = openSubmissionApi();
    const { path, body } = formOf(kind);
    const { status } = await api.answerTo({ path, body: `{"__proto__":${JSON.stringify(body)}}` });
    expect([status, api.kept]).toEqual([422, []]);
  });

  it.each(kinds.flatMap((kind) => ["kontrolfelt", "website"].map((trap) => [kind, trap] as const)))(
    "is stored with a flag if the trap is filled in, and answered like any other: %s, %s",
    async (kind, trap) => {
      const honest = await send(kind);
      const { status, answer, kept, lines } = await send(kind, { [trap]: "https://spam.example" });
      expect([status, answer]).toEqual([200, { taken: true }]);
      expect(kept[0]?.payload).toEqual({ ...honest.kept[0]?.payload, trapFilled: true });
      expect(lines.join("")).toContain("a submission has a filled-in honeypot");
      expect(lines.join("")).not.toMatch(/Hanne|firma|spam/);
      expect((await send(kind, { [trap]: "x", name: "<a>" })).status).toBe(422);
    },
  );

  it.each(kinds)("is stored with the flag whatever is in the trap: %s", async (kind) => {
    for (const odd of [
      "x".repeat(60_000),
      " ",
      "\u200B",
      "<script>\r\n\u0000",
      "\ud800",
      0,
      false,
      null,
      ["a"],
      { a: {} },
    ]) {
      const { status, kept } = await send(kind, { kontrolfelt: odd });
      expect([status, kept[0]?.payload["trapFilled"]]).toEqual([200, true]);
      expect(kept[0]?.payload).not.toHaveProperty("kontrolfelt");
    }
  });

  it.each(kinds)("is refused with a problem for each empty field: %s", async (kind) => {
    const empty = Object.keys(formOf(kind).body);
    const { status, answer, problems, kept } = await send(
      kind,
      Object.fromEntries(empty.map((name) => [name, undefined])),
    );
    expect([status, answer["errorKey"], kept]).toEqual([422, "invalidLead", []]);
    const anyProblems = empty.map((field) => ({ field, message: expect.any(String) }));
    expect(problems).toEqual(problemsOfEmpty[kind] ?? anyProblems);
  });

  it.each(kinds.flatMap((kind) => Object.keys(formOf(kind).body).map((field) => [kind, field] as const)))(
    "is refused for a wrong type, and for 60 kB: %s, %s",
    async (kind, field) => {
      for (const wrong of [null, true, {}, [], ["Hanne"], { length: 3 }, "x".repeat(60_000), -1]) {
        const { status, problems, kept } = await send(kind, { [field]: wrong });
        expect([status, problems, kept]).toEqual([422, [{ field, message: expect.any(String) }], []]);
      }
    },
  );

  it.each(kinds)("is answered with 413 if a field has 100 kB: %s", async (kind) => {
    expect((await send(kind, { name: "x".repeat(100_000) })).status).toBe(413);
  });

  it.each<[Kind, string, unknown, string | undefined]>([
    ["lead.call-me", "name", "x".repeat(100), undefined],
    ["lead.call-me", "name", "x".repeat(101), "Skriv et navn på højst 100 tegn"],
    ["lead.call-me", "name", "Hanne 😀 Holm", undefined],
    ["lead.call-me", "name", "שרה כהן", undefined],
    ["lead.call-me", "name", "فاطمة", undefined],
    ["lead.call-me", "name", "😀", "Skriv navnet med bogstaver"],
    ["lead.call-me", "name", "\u202DHanne\u202C", undefined],
    ["lead.call-me", "name", "\u3164", "Skriv dit navn"],
    ["lead.call-me", "name", "Hanne\nHolm", "Skriv navnet uden links og tegn som < og >"],
    ["lead.call-me", "phone", `33123456${" ".repeat(60)}`, undefined],
    ["lead.call-me", "phone", `3312 3456${"-1".repeat(20)}`, "Skriv kun telefonnummeret: det er for langt"],
    ["lead.member-get-member", "recommendedJobtitle", "x".repeat(50), undefined],
    ["lead.member-get-member", "recommendedJobtitle", "x".repeat(51), "Skriv maximum 50 tegn"],
    ["lead.member-get-member", "recommendedJobtitle", "Chef <b>", "Skriv uden linjeskift og tegn som < og >"],
    ["lead.member-get-member", "recommendedJobtitle", "Chef\nI", "Skriv uden linjeskift og tegn som < og >"],
    ["lead.member-get-member", "recommendedJobtitle", "x\u200B".repeat(50), undefined],
    ["lead.member-get-member", "recommendedJobtitle", "👩‍💼 Chef", undefined],
    ["lead.member-get-member", "recommendedEmail", `${"a".repeat(245)}@firma.dk`, undefined],
    [
      "lead.member-get-member",
      "recommendedEmail",
      `${"a".repeat(246)}@firma.dk`,
      "Skriv en kortere e-mail: den må højst fylde 254 tegn",
    ],
    ["lead.member-get-member", "email", "a@b.dk\r\nbcc: c@d.dk", "Skriv en gyldig e-mail, fx navn@firma.dk"],
    ["lead.event", "source", 0, undefined],
    ["lead.event", "source", 1, "must be (0 | 2)"],
    ["lead.event", "source", "2", "must be (0 | 2)"],
    ["lead.event", "termsEnabled", "true", "must be true or false"],
    ["lead.event", "company", ["A/S"], "must be text"],
    ["lead.event", "terms", "on", "must be true or false"],
    ["lead.event", "utmSource", {}, "must be text"],
    ["lead.event", "eventSource", 7, "must be text"],
  ])("keeps the rule of each field at its edge: %s, %s %j", async (kind, field, value, message) => {
    const { status, problems } = await send(kind, { [field]: value });
    expect([status, problems]).toEqual(message === undefined ? [200, undefined] : [422, [{ field, message }]]);
  });
});

const optional = [
  { flag: "jobTitleEnabled", field: "title", value: "Driftsleder", message: "Angiv stilling" },
  { flag: "companyEnabled", field: "company", value: "Eksempel A/S", message: "Angiv virksomhed" },
  { flag: "zipCodeEnabled", field: "zipCode", value: "8000", message: "Angiv postnummer" },
  { flag: "termsEnabled", field: "terms", value: true, message: "Sæt kryds, hvis du vil tilmelde dig" },
] as const;
type Optional = (typeof optional)[number];

const subsets = Array.from({ length: 2 ** optional.length }, (_, bits) =>
  optional.filter((_one, at) => bits & (1 << at)),
);
const fieldsOf = (some: readonly Optional[]) => some.map(({ field }) => field).join("+") || "nothing";

describe("the form of an event that asks for", () => {
  it.each(subsets.map((asked) => [fieldsOf(asked), asked] as const))(
    "%s takes exactly that, with and without each value",
    async (_, asked) => {
      const flags = Object.fromEntries(optional.map((one) => [one.flag, asked.includes(one)]));
      for (const given of subsets) {
        const values = Object.fromEntries(given.map(({ field, value }) => [field, value]));
        const { status, problems, kept } = await send("lead.event", { ...flags, ...values });
        const missing = asked.filter((one) => !given.includes(one));
        const refused = [422, missing.map(({ field, message }) => ({ field, message })), undefined];
        const stored = Object.fromEntries(asked.map(({ field, value }) => [field, value]));
        const taken = [200, undefined, { ...storedPerson, ...flags, ...stored }];
        expect([status, problems, kept[0]?.payload]).toEqual(missing.length > 0 ? refused : taken);
      }
    },
  );

  it("everything reports the problems of all fields at once, also of those that are always there", async () => {
    const flags = Object.fromEntries(optional.map(({ flag }) => [flag, true]));
    const wrong = { name: "", email: "hanne", phone: "1", zipCode: "099", title: "x".repeat(51) };
    const { problems } = await send("lead.event", { ...flags, ...wrong });
    expect(problems).toEqual([
      { field: "name", message: "Skriv dit navn" },
      { field: "email", message: "Skriv en gyldig e-mail, fx navn@firma.dk" },
      { field: "phone", message: "Skriv et gyldigt telefonnummer, og vælg landekoden, hvis det ikke er dansk" },
      { field: "title", message: "Skriv maximum 50 tegn" },
      { field: "company", message: "Angiv virksomhed" },
      { field: "zipCode", message: "Skriv et postnummer med 4 cifre, eller med 5, hvis det er tysk eller svensk" },
      { field: "terms", message: "Sæt kryds, hvis du vil tilmelde dig" },
    ]);
  });
});

describe("the session of who sends a form", () => {
  const user: MemberUser = {
    id: "user-7",
    memberName: { firstName: "Bo", fullName: "Bo Bang", initials: "BB" },
    contactInfo: {},
  };

  it.each(kinds)("is stored beside it, and nothing of it in it: %s", async (kind) => {
    const api = openSubmissionApi({ userOf: async () => user });
    const { path, body } = formOf(kind);
    expect((await api.answerTo({ path, body: { ...body, phoneNumber: "" } })).status).toBe(200);
    expect(api.kept[0]?.memberId).toBe("user-7");
    expect(api.kept[0]?.payload["name"]).toBe(person.name);
  });

  it.each(kinds)("may end before it is sent: it is then a visitor's: %s", async (kind) => {
    let current: MemberUser | undefined = user;
    const api = openSubmissionApi({ userOf: async () => current });
    const key = crypto.randomUUID();
    const call = { ...formOf(kind), headers: { "idempotency-key": key } };
    expect((await api.post(call)).status).toBe(200);
    current = undefined;
    expect((await api.post(call)).status).toBe(200);
    expect(api.kept.map(({ id, memberId }) => [id, memberId])).toEqual([
      [key, "user-7"],
      [key, undefined],
    ]);
  });
});

describe("a sign-up from the page of an event", () => {
  const reason = "Fristen for tilmelding var torsdag den 5. marts 2099.";
  const open: EventSignUp = { title: "Ledelse i modvind", closed: undefined, isWaitingList: false };

  async function signUp(find: (path: string) => Promise<EventSignUp | undefined>, eventPage?: string) {
    const api = openSubmissionApi({ kinds: kindsWith({ findEventSignUp: find }) });
    const { path, body } = formOf("lead.event");
    const { status, body: answer } = await api.answerTo({ path, body: { ...body, eventPage } });
    const { errorKey, reason: said } = answer;
    return { status, errorKey, reason: said, payload: api.kept[0]?.payload };
  }

  it("is refused after the deadline, with the sentence that the page shows, and is not stored", async () => {
    const answer = await signUp(async () => ({ ...open, closed: reason }), "/arrangementer/modvind");
    expect(answer).toEqual({ status: 422, errorKey: "registrationClosed", reason, payload: undefined });
  });

  it.each([false, true])("is stored with the name of the event and the waiting list (%s)", async (isWaitingList) => {
    const asked: string[] = [];
    const find = async (path: string) => {
      asked.push(path);
      return { ...open, isWaitingList };
    };
    const { status, payload } = await signUp(find, " /arrangementer/modvind ");
    expect([status, asked]).toEqual([200, ["/arrangementer/modvind"]]);
    expect(payload).toMatchObject({
      eventPage: "/arrangementer/modvind",
      eventTitle: "Ledelse i modvind",
      waitingList: isWaitingList,
    });
  });

  it.each([
    ["names no page", undefined, async () => ({ ...open, closed: reason })],
    ["names a page that is not the page of an event", "/findes-ikke", async () => undefined],
    ["cannot be checked, since the CMS does not answer", "/a", () => Promise.reject(new Error("away"))],
  ])("is stored if it %s", async (_case, eventPage, find) => {
    const { status, payload } = await signUp(find, eventPage);
    expect([status, payload?.["name"], payload?.["eventTitle"]]).toEqual([200, person.name, undefined]);
  });

  it("with invalid fields is told of these, without a look at the page", async () => {
    const api = openSubmissionApi({
      kinds: kindsWith({ findEventSignUp: () => Promise.reject(new Error("must not be called")) }),
    });
    const { path } = formOf("lead.event");
    const { status, body } = await api.answerTo({ path, body: { source: 0, eventPage: "/a" } });
    expect([status, body["errorKey"]]).toEqual([422, "invalidLead"]);
  });
});
