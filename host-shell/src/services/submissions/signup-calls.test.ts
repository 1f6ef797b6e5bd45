import { testGuard } from "../../api/testing/test-guard.ts";
import { describe, expect, it } from "vitest";
import { createLogger } from "../../logging/logger.ts";
import { createApi } from "../../api/create-api.ts";
import { membershipNotFound } from "../membership/calculate-membership.ts";
import { membershipCalls } from "../membership/membership.routes.ts";
import type { SignupPorts } from "./kinds/signup.kind.ts";
import { kindsWith, openSubmissionApi } from "./testing/submission-api.ts";

type Json = Readonly<Record<string, unknown>>;

const contactInfo = {
  name: "Hanne Møller",
  country: "DK",
  address: "Lindevej 12",
  zipCode: "8000",
  city: "Aarhus C",
  email: "Hanne@firma.dk",
  phone: "20 12 34 56",
  terms: true,
};
const workPlace = {
  id: "1000000001",
  option: 0,
  productionunitNumber: 1_000_000_001,
  name: "Agernhat Byg A/S",
  address: "Havnegade 7",
  zipCode: "8000",
  city: "Aarhus C",
  country: "DK",
};
const workInfo = {
  employmentRole: "ansat_med_ledelsesansvar",
  workType: "whitecollar",
  workTitle: "Afdelingsleder",
  workPlace,
  stack: ["rolle", "arbejde"],
};
const unemploymentFund = {
  amountOfHours: ">30t",
  memberOfOtherUnemploymentFund: false,
  memberOfOtherUnemploymentFundAbroad: false,
};
const signup = { product: "fagforening+akasse", contactInfo, workInfo, unemploymentFund, leadTrigger: "cv-tjek" };
const path = "/api/signup/create-member-cookie";
const leadPath = "/api/signup/create-signup-lead";

const problemsOf = (body: Json): Json =>
  Object.fromEntries(
    ((body["problems"] ?? []) as { readonly field: string; readonly message: string }[]).map(({ field, message }) => [
      field,
      message,
    ]),
  );

describe("a sign-up", () => {
  it("is stored as the rules normalise it, and sets a cookie that scripts cannot read", async () => {
    const api = openSubmissionApi();
    const answer = await api.post({ path, body: { ...signup, unknown: 1 } });
    expect([answer.status, await answer.json()]).toEqual([200, { taken: true }]);
    expect(api.kept).toMatchObject([
      {
        kind: "signup",
        id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/),
        payload: { ...signup, contactInfo: { ...contactInfo, phone: "+4520123456" } },
      },
    ]);
    expect(api.kept[0]?.payload).not.toHaveProperty("unknown");
    const cookie = answer.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(
      /^member-signup=[\da-f-]{36}\.[\da-f]{64}\.[\da-f]{64}\.~\d{10}~[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(cookie).not.toMatch(/hanne/i);
  });

  it("names every missing field by its step, in Danish", async () => {
    const api = openSubmissionApi();
    const { status, body } = await api.answerTo({ path, body: {} });
    expect([status, body["errorKey"], problemsOf(body)]).toEqual([
      422,
      "invalidSignup",
      {
        "contactInfo.name": "Skriv dit navn",
        "contactInfo.address": "Skriv din adresse",
        "contactInfo.zipCode": "Skriv dit postnummer",
        "contactInfo.city": "Skriv din by",
        "contactInfo.email": "Skriv din e-mail",
        "contactInfo.phone": "Skriv dit telefonnummer",
        "contactInfo.terms": "Sæt kryds, hvis du vil fortsætte",
        "workInfo.employmentRole": "Vælg den beskrivelse, der passer bedst til dig",
        unemploymentFund: "Svar på spørgsmålene om a-kasse",
      },
    ]);
    expect(api.kept).toEqual([]);
  });

  it.each<[string, Json, Json]>([
    [
      "a title of 31 bytes",
      { workInfo: { ...workInfo, workTitle: `${"æøå".repeat(5)}x` } },
      { "workInfo.workTitle": "Skriv en kortere titel eller stillingsbetegnelse" },
    ],
    [
      "a role without what it requires",
      { workInfo: { employmentRole: "direktor" } },
      {
        "workInfo.ownerShare": "Vælg hvor stor andel af virksomheden du ejer",
        "workInfo.workTitle": "Skriv din titel eller stillingsbetegnelse",
        "workInfo.workPlace": "Find din arbejdsplads, eller brug navnet, som du har skrevet det",
      },
    ],
    [
      "a place of work without its fields",
      { workInfo: { ...workInfo, workPlace: { id: "1", option: 0 } } },
      { "workInfo.workPlace": "Find din arbejdsplads, eller brug navnet, som du har skrevet det" },
    ],
    [
      "an unknown option",
      { workInfo: { ...workInfo, workPlace: { id: "Unknown", option: 0 } } },
      { "workInfo.workPlace": "Find din arbejdsplads, eller brug navnet, som du har skrevet det" },
    ],
    [
      "a postal code that does not exist",
      { contactInfo: { ...contactInfo, zipCode: "1000", city: "Aarhus C" } },
      {
        "contactInfo.zipCode": "Vi kender ikke postnummeret 1000. Tjek det, eller skriv din by, og vælg den på listen",
      },
    ],
    [
      "a city of another postal code",
      { contactInfo: { ...contactInfo, city: "Odense C" } },
      { "contactInfo.city": "8000 er Aarhus C. Ret byen eller postnummeret" },
    ],
    ["text where an object belongs", { contactInfo: "x" }, { contactInfo: expect.any(String) }],
    [
      "hours as text",
      { unemploymentFund: { ...unemploymentFund, amountOfHours: "30" } },
      { "unemploymentFund.amountOfHours": "Vælg hvor mange timer du arbejder" },
    ],
    [
      "answers that are missing",
      { unemploymentFund: { amountOfHours: ">30t" } },
      {
        "unemploymentFund.memberOfOtherUnemploymentFund": "Vælg om du er medlem af en anden a-kasse i dag",
        "unemploymentFund.memberOfOtherUnemploymentFundAbroad": "Vælg om du lige har haft en a-kasse i udlandet",
      },
    ],
  ])("is refused with %s", async (_, changes, problems) => {
    const api = openSubmissionApi();
    const { status, body } = await api.answerTo({ path, body: { ...signup, ...changes } });
    expect([status, problemsOf(body)]).toEqual([422, problems]);
    expect(api.kept).toEqual([]);
  });

  it.each<[string, Json]>([
    ["a lenient spelling of the city", { contactInfo: { ...contactInfo, city: "århus" } }],
    [
      "an address abroad",
      { contactInfo: { ...contactInfo, country: "SE", address: "Storgatan", zipCode: "21115", city: "Malmö" } },
    ],
    ["letters and emoji of other scripts", { contactInfo: { ...contactInfo, name: "أنا 🌱" } }],
    ["the union alone", { product: "fagforening", unemploymentFund: undefined }],
    [
      "a place of work that is unknown",
      { workInfo: { ...workInfo, workPlace: { id: "Unknown", option: 3, name: "Firma" } } },
    ],
    ["somebody without work", { workInfo: { employmentRole: "ledig", formerManager: true } }],
  ])("is stored with %s", async (_, changes) => {
    const { status } = await openSubmissionApi().answerTo({ path, body: { ...signup, ...changes } });
    expect(status).toBe(200);
  });

  it("is not stored if there is no membership for its answers", async () => {
    const objectionTo: SignupPorts["objectionTo"] = ({ workInfo }) =>
      workInfo.employmentRole === "ledig" ? membershipNotFound : undefined;
    const kinds = kindsWith({ objectionTo });
    const api = openSubmissionApi({ kinds });
    const workInfoOfUnemployed = { employmentRole: "ledig", formerManager: false };
    const { status, body } = await api.answerTo({ path, body: { ...signup, workInfo: workInfoOfUnemployed } });
    expect([status, body]).toEqual([
      422,
      expect.objectContaining({
        errorKey: "membershipNotFound",
        reason: "Vi fandt ikke et medlemskab, der passer til svarene.",
      }),
    ]);
    expect((await api.answerTo({ path, body: signup })).status).toBe(200);
    expect(api.kept).toHaveLength(1);
  });

  it("is not stored for somebody who is signed in as a member, only for somebody who is not a member yet", async () => {
    const user = { id: "p1", memberName: { firstName: "A", fullName: "A", initials: "A" }, contactInfo: {} };
    const asMember = openSubmissionApi({ userOf: async () => ({ ...user, membership: { membershipNumber: 7 } }) });
    const { status, body } = await asMember.answerTo({ path, body: signup });
    expect([status, body["errorKey"], asMember.kept]).toEqual([422, "alreadyMember", []]);
    const asGuest = openSubmissionApi({ userOf: async () => user });
    expect((await asGuest.answerTo({ path, body: signup })).status).toBe(200);
    expect(asGuest.kept).toMatchObject([{ memberId: "p1" }]);
  });

  it("drops what somebody without work is not asked for", async () => {
    const api = openSubmissionApi();
    await api.post({
      path,
      body: { ...signup, workInfo: { ...workInfo, employmentRole: "ledig", formerManager: false } },
    });
    const kept = JSON.stringify(api.kept[0]?.payload);
    expect(kept).toContain('"employmentRole":"ledig"');
    expect(kept).not.toContain("Afdelingsleder");
    expect(kept).not.toContain("Agernhat");
  });

  const cookieOf = (answer: Response): string => (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const key = () => ({ "idempotency-key": crypto.randomUUID() });

  it("is the same for the same content, whatever key it is sent with and from whichever tab", async () => {
    const api = openSubmissionApi();
    const first = await api.post({ path, body: signup, headers: key() });
    await api.post({ path, body: signup, headers: key() });
    await api.post({ path, body: signup, headers: { ...key(), cookie: cookieOf(first) } });
    expect(new Set(api.kept.map(({ id }) => id)).size).toBe(1);
    expect(new Set(api.kept.map(({ payload }) => JSON.stringify(payload))).size).toBe(1);
  });

  it("is followed by choices of its own, also if they are those after an earlier sign-up", async () => {
    const user = { id: "p1", memberName: { firstName: "A", fullName: "A", initials: "A" }, contactInfo: {} };
    const api = openSubmissionApi({ userOf: async () => user });
    const choose = () => api.post({ path: "/api/signup/addon-products-lead", body: { addons: [] } });
    const choices = () => new Set(api.kept.filter(({ kind }) => kind === "member.addons").map(({ id }) => id)).size;
    await api.post({ path, body: signup });
    await choose();
    await choose();
    expect(choices()).toBe(1);
    await api.post({ path, body: { ...signup, contactInfo: { ...contactInfo, address: "Lindevej 14" } } });
    await choose();
    await choose();
    expect(choices()).toBe(2);
  });

  it("is the same for content that looks the same", async () => {
    const api = openSubmissionApi();
    const disguised = (value: unknown): unknown => {
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(
        Object.entries(value).map(([name, text]) => [
          name,
          typeof text === "string" && name !== "country"
            ? `\u2066${text.slice(0, 4)}\u2060${text.slice(4)}\u2069\u00A0`
            : text,
        ]),
      );
    };
    await api.post({ path, body: signup, headers: key() });
    const work = { ...workInfo, workTitle: "\u200EAfdelings\u00ADleder", workPlace: disguised(workPlace) };
    const body = { ...signup, contactInfo: disguised(contactInfo), workInfo: work, leadTrigger: "cv\u2011tjek\uFEFF" };
    expect((await api.post({ path, body, headers: key() })).status).toBe(200);
    expect(new Set(api.kept.map(({ id }) => id)).size).toBe(1);
    expect(api.kept[1]?.payload).toEqual(api.kept[0]?.payload);
  });

  it("replaces the earlier one of the same person and browser if it was changed, and can be repeated", async () => {
    const api = openSubmissionApi();
    const first = cookieOf(await api.post({ path, body: signup }));
    const changed = { ...signup, contactInfo: { ...contactInfo, address: "Lindevej 14", email: "hanne@FIRMA.dk" } };
    const second = cookieOf(await api.post({ path, body: changed, headers: { cookie: first } }));
    await api.post({ path, body: changed, headers: { cookie: second } });
    await api.post({ path, body: changed, headers: { cookie: first } });
    const [one, two, three, four] = api.kept;
    expect(two?.payload["replaces"]).toBe(one?.id);
    expect([three?.id, four?.id, three?.payload, four?.payload]).toEqual([
      two?.id,
      two?.id,
      two?.payload,
      two?.payload,
    ]);
    // The first answers again are a new sign-up.
    await api.post({ path, body: signup, headers: { cookie: second } });
    expect(api.kept[4]?.payload["replaces"]).toBe(two?.id);
  });

  it("replaces the last one of the person who is signed in, also from another browser, and can be repeated", async () => {
    const user = { id: "p1", memberName: { firstName: "A", fullName: "A", initials: "A" }, contactInfo: {} };
    const api = openSubmissionApi({ userOf: async () => user });
    await api.post({ path, body: signup });
    await api.post({ path, body: signup });
    const changed = { ...signup, product: "fagforening" };
    await api.post({ path, body: changed });
    await api.post({ path, body: changed });
    const [one, same, two, again] = api.kept;
    expect([same?.id, one?.payload["replaces"]]).toEqual([one?.id, undefined]);
    expect(two?.payload["replaces"]).toBe(one?.id);
    expect([again?.id, again?.payload]).toEqual([two?.id, two?.payload]);
  });

  it("replaces nothing that a cookie names which this server did not sign", async () => {
    const api = openSubmissionApi();
    const [name, value = ""] = cookieOf(await api.post({ path, body: signup })).split("=");
    const [own = "", end, signature] = value.split("~");
    const [id = "", digest, person] = own.split(".");
    const changed = { ...signup, contactInfo: { ...contactInfo, address: "Lindevej 14" } };
    const others = crypto.randomUUID();
    const forged = [
      own,
      `${[others, digest, person].join(".")}.`,
      `${[others, digest, person].join(".")}.~${end}~${signature}`,
      `${[id, digest, person, others].join(".")}~${end}~${signature}`,
      `${own}~${end}~${signature?.replace(/./, (first) => (first === "A" ? "B" : "A"))}`,
      `${own}~9999999999~${signature}`,
    ];
    for (const cookie of forged) await api.post({ path, body: changed, headers: { cookie: `${name}=${cookie}` } });
    expect(api.kept.slice(1).map(({ payload }) => payload["replaces"])).toEqual(forged.map(() => undefined));
  });

  it("replaces nothing of somebody else who uses the same browser, nor by a forged cookie", async () => {
    const api = openSubmissionApi();
    const first = cookieOf(await api.post({ path, body: signup }));
    const partner = { ...signup, contactInfo: { ...contactInfo, name: "Bo", email: "bo@firma.dk" } };
    await api.post({ path, body: partner, headers: { cookie: first } });
    await api.post({ path, body: partner, headers: { cookie: "member-signup=x" } });
    expect(api.kept.slice(1).map(({ payload }) => payload["replaces"])).toEqual([undefined, undefined]);
  });
});

describe("a lead of a sign-up", () => {
  it("needs the contact details alone, and has its own key", async () => {
    const api = openSubmissionApi();
    const key = crypto.randomUUID();
    const sent = { contactInfo: { ...contactInfo, utmSource: "nyt\u202E" }, workInfo: { employmentRole: "ledig" } };
    expect((await api.post({ path: leadPath, body: sent, headers: { "idempotency-key": key } })).status).toBe(200);
    expect(api.kept).toMatchObject([
      {
        kind: "lead.signup",
        id: key,
        payload: { product: "fagforening+akasse", contactInfo: { utmSource: "nyt" } },
      },
    ]);
    const { status, body } = await api.answerTo({
      path: leadPath,
      body: { contactInfo: { ...contactInfo, terms: false } },
    });
    expect([status, problemsOf(body)]).toEqual([422, { "contactInfo.terms": "Sæt kryds, hvis du vil fortsætte" }]);
  });
});

describe("the calls about memberships", () => {
  const prices = {
    unemploymentFundPrice: 500,
    quarterlyUnemploymentFundPrice: 1500,
    subscriptionPrices: [{ plan: "main" as const, price: 200 }],
    quarterlySubscriptionPrices: [],
    unionMembershipPrice: 200,
    unionMembershipAndUnemploymentFundPrice: 700,
  };
  const rules = [
    {
      when: { employmentRole: ["ansat_med_ledelsesansvar" as const] },
      gives: { membership: "product" as const, sleeveEnum: "leder", plan: "main" as const },
    },
  ];
  function open(membership: { prices: typeof prices; rules: typeof rules } | undefined = { prices, rules }) {
    const joined = { membership: "akasse" as const, hasFund: true };
    const earlier = { sentAt: "2026-11-27T12:00:00.000Z", product: "akasse" as const };
    const routes = [
      membershipCalls({
        membership,
        now: () => new Date("2026-11-28T12:00:00Z"),
        signupCookie: "member-signup",
        joinedAs: async (cookie) => (cookie === "known" ? joined : undefined),
        earlierSignup: async (user, cookie) => (user || cookie === "known" ? earlier : undefined),
        userOf: async () => undefined,
      }),
    ];
    const api = createApi({
      routes,
      readiness: {},
      allowedOrigins: [],
      guard: testGuard(),
      log: createLogger("silent"),
    });
    const send = async (called: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) => {
      const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
      const answer = await api.request(`/api/${called}`, body === undefined ? { headers } : init, {});
      return [answer.status, await answer.json()] as const;
    };
    return send;
  }
  const calculate = "signup/calculate-member-organization";

  it("return the prices and the membership", async () => {
    const send = open();
    expect(await send("member/membership-prices")).toEqual([200, prices]);
    expect(await send(calculate, signup)).toEqual([
      200,
      { message: { membership: "fagforening+akasse", sleeveEnum: "leder", plan: "main" } },
    ]);
  });

  it("return the days of somebody who joins today, and the outcome of the sign-up of the same browser", async () => {
    const send = open();
    const terms = { ...prices, firstDay: "2026-12-01", firstPayment: "2027-01-04" };
    expect(await send("signup/joining-terms")).toEqual([200, terms]);
    expect(await send("signup/joining-terms", undefined, { cookie: "member-signup=known" })).toEqual([
      200,
      {
        ...terms,
        joined: { membership: "akasse", hasFund: true },
        earlier: { sentAt: "2026-11-27T12:00:00.000Z", product: "akasse" },
      },
    ]);
    expect(await open(null as never)("signup/joining-terms")).toMatchObject([503, { errorKey: "pricesUnavailable" }]);
  });

  it("say that there is no membership, that the form is invalid, and that there are no prices", async () => {
    const unknown = { ...signup, workInfo: { employmentRole: "ledig", formerManager: true } };
    expect(await open()(calculate, unknown)).toMatchObject([404, { errorKey: "membershipNotFound" }]);
    expect(await open()(calculate, {})).toMatchObject([422, { errorKey: "invalidSignup" }]);
    expect(await open()(calculate, [])).toMatchObject([400, { errorKey: "genericError" }]);
    const none = open(null as never);
    expect(await none("member/membership-prices")).toMatchObject([503, { errorKey: "pricesUnavailable" }]);
    expect(await none(calculate, signup)).toMatchObject([503, { errorKey: "pricesUnavailable" }]);
  });
});
