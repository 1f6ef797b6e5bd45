import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import { beforeEach, describe, expect, it } from "vitest";
import type { SubmissionCallsDeps } from "./submissions.routes.ts";
import { type Call, openSubmissionApi, type SubmissionApi } from "./testing/submission-api.ts";

const path = "/api/leads/post-tool-lead";
const visitor = {
  source: 4,
  name: "Hanne Møller-Holm",
  email: "hanne@firma.dk",
  phone: "33 12 34 56",
  terms: true,
  terms2: true,
  kontrolfelt: "",
};
const member: MemberUser = {
  id: "member-7",
  memberName: { firstName: "Bo", fullName: "Bo Bang", initials: "BB" },
  contactInfo: { email: "bo@firma.dk" },
  membership: { membershipNumber: 7 },
};
const memberCall = { source: 4, name: "Somebody Else", email: "else@firma.dk", phoneNumber: "+4500000000" };

let kept: SubmissionApi["kept"];
let lines: SubmissionApi["lines"];
beforeEach(() => {
  kept = [];
  lines = [];
});

function apiWith(changes: Partial<SubmissionCallsDeps> = {}): SubmissionApi {
  const api = openSubmissionApi(changes);
  ({ kept, lines } = api);
  return api;
}

function post(api: SubmissionApi, call: Call = {}) {
  return api.post({ path, body: visitor, ...call });
}

function answerTo(api: SubmissionApi, call: Call = {}) {
  return api.answerTo({ path, body: visitor, ...call });
}

describe("a visitor's lead", () => {
  it("is stored as the rules normalise it", async () => {
    expect(await answerTo(apiWith())).toEqual({ status: 200, body: { taken: true } });
    expect(kept).toEqual([
      {
        kind: "lead.tool",
        source: 4,
        correlationId: expect.stringMatching(/^[\da-f-]{36}$/),
        payload: {
          name: "Hanne Møller-Holm",
          email: "hanne@firma.dk",
          phone: "+4533123456",
          terms: true,
          terms2: true,
        },
      },
    ]);
  });

  it("is stored under its idempotency key", async () => {
    const key = crypto.randomUUID();
    expect((await answerTo(apiWith(), { headers: { "idempotency-key": key } })).status).toBe(200);
    expect(kept.map(({ id }) => id)).toEqual([key]);
  });

  it("must have a UUID as its key, or no key", async () => {
    expect(await answerTo(apiWith(), { headers: { "idempotency-key": "1" } })).toMatchObject({
      status: 400,
      body: { errorKey: "invalidIdempotencyKey", reason: "The header Idempotency-Key must be a UUID." },
    });
    expect(kept).toEqual([]);
  });

  it("is stored without unknown fields", async () => {
    const raw = `{"__proto__": {"admin": true}, "memberId": "member-7", ${JSON.stringify({ ...visitor, cpr: "1" }).slice(1)}`;
    expect((await answerTo(apiWith(), { body: raw })).status).toBe(200);
    expect(Object.keys(kept[0] ?? {}).toSorted()).toEqual(["correlationId", "kind", "payload", "source"]);
    expect(Object.keys(kept[0]?.payload ?? {})).toEqual(["name", "email", "phone", "terms", "terms2"]);
  });

  it("is refused with a Danish message per field, and not stored", async () => {
    const { status, body } = await answerTo(apiWith(), { body: { source: 4, name: "", email: "hanne", terms: false } });
    expect([status, body]).toEqual([
      422,
      {
        errorKey: "invalidLead",
        message: { id: expect.stringMatching(/^[\da-f-]{36}$/) },
        problems: [
          { field: "name", message: "Skriv dit navn" },
          { field: "email", message: "Skriv en gyldig e-mail, fx navn@firma.dk" },
          { field: "phone", message: "Skriv dit telefonnummer" },
          { field: "terms", message: "Vi kan kun læse dit CV, hvis vi må kontakte dig. Sæt kryds, eller sig nej tak" },
          {
            field: "terms2",
            message: "Rådgiveren kan kun kontakte dig, hvis vi må gemme dine oplysninger. Sæt kryds, eller sig nej tak",
          },
        ],
      },
    ]);
    expect(kept).toEqual([]);
  });

  it.each<[string, Readonly<Record<string, unknown>>, string, string]>([
    ["a name of 60 kB", { name: "x".repeat(60_000) }, "name", "Skriv et navn på højst 201 tegn"],
    ["HTML", { name: "<script>alert(1)</script>" }, "name", "Skriv navnet uden links og tegn som < og >"],
    ["a line break in the name", { name: "Hanne\nHolm" }, "name", "Skriv navnet uden links og tegn som < og >"],
    [
      "a line break in the e-mail",
      { email: "a@b.dk\r\nbcc: c@d.dk" },
      "email",
      "Skriv en gyldig e-mail, fx navn@firma.dk",
    ],
    ["a lone surrogate", { name: "Hanne \ud800" }, "name", "Skriv navnet uden links og tegn som < og >"],
    ["a name that is a list", { name: ["Hanne"] }, "name", "Skriv dit navn"],
    ["a name that is null", { name: null }, "name", "Skriv dit navn"],
    [
      "a consent that is text",
      { terms2: "true" },
      "terms2",
      "Rådgiveren kan kun kontakte dig, hvis vi må gemme dine oplysninger. Sæt kryds, eller sig nej tak",
    ],
    ["a source that is text", { source: "4" }, "source", "must be a number"],
    ["no source", { source: undefined }, "source", "must be a number"],
    ["a source that is too large", { source: 2 ** 31 }, "source", "has the wrong format"],
  ])("is refused for %s", async (_, wrong, field, message) => {
    const { status, body } = await answerTo(apiWith(), { body: { ...visitor, ...wrong } });
    expect([status, body["problems"], kept]).toEqual([422, [{ field, message }], []]);
  });

  it.each(["kontrolfelt", "website"])(
    "is stored with a flag if the trap %s is filled in, and answered like any other",
    async (trap) => {
      const api = apiWith();
      const honest = await post(api);
      const answer = await post(api, { body: { ...visitor, [trap]: "https://spam.example" } });
      expect([answer.status, await answer.text()]).toEqual([200, '{"taken":true}']);
      expect([...answer.headers.keys()]).toEqual([...honest.headers.keys()]);
      const [first, second] = kept.map(({ payload }) => payload);
      expect(second).toEqual({ ...first, trapFilled: true });
      expect(lines.join("")).toContain("a submission has a filled-in honeypot");
      expect(lines.join("")).not.toMatch(/Hanne|firma|spam/);
    },
  );

  it("is checked also if the trap is filled in, since a person may have to correct it", async () => {
    const { status } = await answerTo(apiWith(), { body: { ...visitor, kontrolfelt: "x", name: "<a>" } });
    expect([status, kept]).toEqual([422, []]);
  });

  it("has no flag of its sender's own", async () => {
    await answerTo(apiWith(), { body: { ...visitor, trapFilled: true } });
    expect(kept[0]?.payload).not.toHaveProperty("trapFilled");
  });
});

describe("a member's lead", () => {
  it("is refused without a session", async () => {
    expect((await answerTo(apiWith(), { body: memberCall })).status).toBe(401);
    expect((await answerTo(apiWith(), { body: { ...visitor, phoneNumber: "" } })).status).toBe(401);
    expect(kept).toEqual([]);
  });

  it("is refused from a signed-in user who is not a member: a visitor gives both consents", async () => {
    const api = apiWith({ userOf: async () => ({ ...member, membership: undefined }) });
    expect((await answerTo(api, { body: memberCall })).status).toBe(401);
    expect(kept).toEqual([]);
  });

  it("is stored with the person of the session", async () => {
    const api = apiWith({ userOf: async () => member });
    expect(await answerTo(api, { body: memberCall })).toEqual({ status: 200, body: { taken: true } });
    expect(kept).toEqual([
      {
        kind: "lead.tool",
        source: 4,
        memberId: "member-7",
        correlationId: expect.any(String),
        payload: { name: "Bo Bang", email: "bo@firma.dk", phone: undefined, terms2: true },
      },
    ]);
  });

  it("is refused for wrong types", async () => {
    const api = apiWith({ userOf: async () => member });
    const { status, body } = await answerTo(api, { body: { ...memberCall, phoneNumber: 12 } });
    expect([status, body["problems"]]).toEqual([422, [{ field: "phoneNumber", message: "must be text" }]]);
  });

  it("is answered with 503 if the session cannot be read", async () => {
    const api = apiWith({ userOf: () => Promise.reject(new Error("the database is away")) });
    expect((await answerTo(api, { body: memberCall })).status).toBe(503);
  });
});

describe("a call that no form makes", () => {
  it.each([
    ["no JSON", "{"],
    ["nothing", ""],
    ["a list", "[]"],
    ["null", "null"],
    ["a text", '"Hanne"'],
    ["bytes that are not UTF-8", new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d])],
  ])("is answered with 400: %s", async (_, body) => {
    expect(await answerTo(apiWith(), { body })).toMatchObject({ status: 400, body: { errorKey: "genericError" } });
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/jsonp"])(
    "is answered with 415: %s",
    async (type) => {
      expect((await answerTo(apiWith(), { headers: { "content-type": type } })).status).toBe(415);
      expect(kept).toEqual([]);
    },
  );

  it("is answered with 413 above 64 kB", async () => {
    expect((await answerTo(apiWith(), { body: { ...visitor, name: "x".repeat(2 ** 20) } })).status).toBe(413);
  });

  it("may have a charset", async () => {
    const headers = { "content-type": "Application/JSON ; charset=utf-8" };
    expect((await answerTo(apiWith(), { headers })).status).toBe(200);
  });
});

describe("a lead that cannot be stored", () => {
  it("is answered with 503 and a time to retry, and logged without its content", async () => {
    const api = apiWith({ store: { keep: () => Promise.reject(new Error("away")), lastOf: async () => undefined } });
    const answer = await post(api);
    const id = answer.headers.get("x-correlation-id");
    expect([answer.status, answer.headers.get("retry-after"), await answer.json()]).toEqual([
      503,
      "10",
      { errorKey: "genericError", message: { id } },
    ]);
    expect(lines.find((line) => line.includes("a submission was not stored"))).toContain(id);
    expect(lines.join("")).not.toMatch(/Hanne|firma/);
  });
});

describe("an address that sends too many leads", () => {
  const statusesOf = async (api: SubmissionApi, calls: readonly Call[]) => {
    const answers = await Promise.all(calls.map((call) => post(api, call)));
    return answers.map(({ status }) => status);
  };
  const times = (count: number, call: (index: number) => Call) => Array.from({ length: count }, (_, at) => call(at));
  const taken = (statuses: readonly number[]) => statuses.filter((status) => status === 200).length;

  it("is refused with the time to retry", async () => {
    const api = apiWith();
    await statusesOf(
      api,
      times(20, () => ({})),
    );
    const answer = await post(api);
    expect([answer.status, answer.headers.get("retry-after"), await answer.json()]).toEqual([
      429,
      "63",
      {
        errorKey: "tooManyLeads",
        message: { id: expect.any(String) },
        reason: "Der er sendt for mange henvendelser fra din forbindelse. Prøv igen om 63 sekunder.",
      },
    ]);
  });

  it("can send 20, whatever it says in X-Forwarded-For", async () => {
    const forged = (at: number) => ({ headers: { "x-forwarded-for": `10.0.0.${at % 250}` } });
    expect(taken(await statusesOf(apiWith(), times(1_000, forged)))).toBe(20);
    expect(kept).toHaveLength(20);
  });

  it("is distinguished from others behind a trusted proxy, and cannot impersonate them", async () => {
    const behind = (client: string) => ({ peer: "127.0.0.1", headers: { "x-forwarded-for": client } });
    const api = apiWith();
    expect(
      taken(
        await statusesOf(
          api,
          times(50, (at) => behind(`203.0.113.${at}, 198.51.100.1`)),
        ),
      ),
    ).toBe(20);
    expect(
      taken(
        await statusesOf(
          api,
          times(50, (at) => behind(`198.51.100.${at + 2}`)),
        ),
      ),
    ).toBe(50);
  });

  it("is a whole IPv6 network, in which every machine has many addresses", async () => {
    const api = apiWith();
    expect(
      taken(
        await statusesOf(
          api,
          times(50, (at) => ({ peer: `2001:db8::${at + 1}` })),
        ),
      ),
    ).toBe(20);
    expect(taken(await statusesOf(api, [{ peer: "2001:db8:0:1::1" }]))).toBe(1);
  });
});
