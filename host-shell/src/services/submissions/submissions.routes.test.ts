import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { toolLeadCall } from "shared-runtime/api/tool-lead-call.ts";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import { leadForms } from "shared-runtime/lead-forms/lead-form-list.ts";
import type { SubmissionOutcome } from "./submission.ts";
import { memberBody, openBody, type SubmissionKind } from "./submission-kind.ts";
import { openSubmissionApi } from "./testing/submission-api.ts";

const Question = v.object({
  question: v.pipe(v.string("Skriv en besked"), v.minLength(10, "Skriv minimum 10 tegn")),
  files: v.optional(v.array(v.pipe(v.string(), v.uuid())), []),
});
const body = memberBody(Question, ({ question, files }) => ({ payload: { question }, attachments: files }));

/** A kind that no release has. It works, since the table of kinds is only data. */
const consultation: SubmissionKind = {
  name: "form.consultation",
  title: "Høring",
  consents: {},
  call: { path: "forms/consultation" },
  bodies: [body],
  invalidKey: "invalidForm",
  idField: "submissionId",
  retentionDays: 30,
  attachments: { field: "files", most: 2, mostBytes: 10 },
};
const open: SubmissionKind = {
  ...consultation,
  name: "form.open",
  call: { path: "forms/open" },
  bodies: [openBody("anyone", Question, ({ question, files }) => ({ payload: { question }, attachments: files }))],
};
const member: MemberUser = {
  id: "member-7",
  memberName: { firstName: "Bo", fullName: "Bo Bang", initials: "BB" },
  contactInfo: {},
  membership: { membershipNumber: 7 },
};
const asked = { question: "Hvornår er der svar?" };
const path = "/api/forms/consultation";
const kinds = [consultation, open];

function apiOf(outcome?: SubmissionOutcome) {
  return openSubmissionApi({
    kinds,
    userOf: async () => member,
    ...(outcome && { store: { keep: async () => outcome, lastOf: async () => undefined } }),
  });
}

describe("a kind of submission", () => {
  it("for members is stored with the member, and refused with 401 for everybody else", async () => {
    const api = apiOf();
    expect(await api.answerTo({ path, body: asked })).toEqual({ status: 200, body: { taken: true } });
    expect(api.kept).toMatchObject([{ kind: "form.consultation", memberId: "member-7", payload: asked }]);
    for (const user of [undefined, { ...member, membership: undefined }]) {
      const other = openSubmissionApi({ kinds, userOf: async () => user });
      expect([(await other.post({ path, body: asked })).status, other.kept]).toEqual([401, []]);
    }
  });

  it("that does not exist is answered with a problem in JSON, whatever its path", async () => {
    const api = apiOf();
    for (const unknown of [
      "/api/forms/unknown",
      "/api/leads/unknown",
      "/api/forms/",
      "/api/leads/__proto__",
      "/api/forms/consultation/more",
    ]) {
      const answer = await api.post({ path: unknown, body: asked });
      expect([answer.status, answer.headers.get("content-type"), await answer.json()]).toEqual([
        404,
        "application/json",
        { errorKey: "genericError", message: { id: answer.headers.get("x-correlation-id") } },
      ]);
    }
    expect(api.kept).toEqual([]);
  });

  const lead = "/api/leads/create-call-me-lead";
  const times = (count: number, host: (at: number) => number) =>
    Array.from({ length: count }, (_, at) => ({ path: lead, body: {}, peer: `192.0.2.${host(at)}` }));

  it("has the quota of each address", async () => {
    const api = openSubmissionApi();
    const answers = await Promise.all(times(42, (at) => at % 2).map(api.post));
    expect(answers.map(({ status }) => status)).toEqual([...times(40, () => 0).map(() => 422), 429, 429]);
  });

  it("has the quota of a signed-in member, whatever the addresses", async () => {
    const api = openSubmissionApi({ userOf: async () => member });
    const answers = await Promise.all(times(21, (at) => at).map(api.post));
    expect(answers.map(({ status }) => status)).toEqual([...times(20, () => 0).map(() => 422), 429]);
    expect(await answers[20]?.json()).toMatchObject({
      errorKey: "tooManyLeads",
      reason: expect.stringMatching(
        /^Der er sendt for mange henvendelser fra din forbindelse\. Prøv igen om \d+ sekunder\.$/,
      ),
    });
  });

  it("shares one quota among all leads", async () => {
    const api = openSubmissionApi();
    const paths = [toolLeadCall.path, ...leadForms.map((form) => form.path)];
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) => api.post({ path: `/api/${paths[at % paths.length]}`, body: {} })),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(4);
  });
});

describe("a key", () => {
  it("under which something else was stored is refused with 409 and a sentence for the visitor", async () => {
    const api = apiOf({ kind: "different" });
    expect(await api.answerTo({ path, body: asked, headers: { "idempotency-key": crypto.randomUUID() } })).toEqual({
      status: 409,
      body: {
        errorKey: "idempotencyKeyTaken",
        message: { id: expect.stringMatching(/^[\da-f-]{36}$/) },
        reason: "Der er allerede sendt en anden henvendelse med samme nøgle. Genindlæs siden, og send igen.",
      },
    });
  });

  it("may have quotes", async () => {
    const headers = { "idempotency-key": `"${crypto.randomUUID()}"` };
    expect((await apiOf().answerTo({ path, body: asked, headers })).status).toBe(200);
  });

  it.each(["1", "", '"', '"1"', "00000000-0000-0000-0000-00000000000g"])(
    "that is no UUID is refused: %j",
    async (key) => {
      const answer = await apiOf().answerTo({ path, body: asked, headers: { "idempotency-key": key } });
      expect([answer.status, answer.body["errorKey"]]).toEqual([400, "invalidIdempotencyKey"]);
    },
  );
});

describe("attachments", () => {
  const files = [crypto.randomUUID(), crypto.randomUUID()];

  it("are claimed for the member, and with the visitor's secret from a header", async () => {
    const api = apiOf();
    await api.post({ path, body: { ...asked, files }, headers: { "upload-secret": "only this visitor knows" } });
    expect(api.kept).toMatchObject([
      {
        payload: { ...asked, attachments: files },
        attachments: { ids: files, owner: { memberId: "member-7", uploadSecret: "only this visitor knows" } },
      },
    ]);
  });

  it.each<[string, readonly unknown[], string, string]>([
    ["too many", [...files, crypto.randomUUID()], "files", "Vedhæft højst 2 filer"],
    ["an id that is none", ["../etc"], "files", "has the wrong format"],
    ["an id that is a number", [1], "files", "must be text"],
  ])("are refused for %s", async (_, wrong, field, message) => {
    const api = apiOf();
    const { status, body: answer } = await api.answerTo({ path, body: { ...asked, files: wrong } });
    expect([status, answer["errorKey"], answer["problems"], api.kept]).toEqual([
      422,
      "invalidForm",
      [{ field, message }],
      [],
    ]);
  });

  it.each([
    ["unknown", "En af filerne findes ikke længere. Vedhæft den igen"],
    ["claimed", "En af filerne er allerede sendt med en anden henvendelse. Vedhæft den igen"],
  ] as const)("that cannot be claimed are a problem of their field: %s", async (objection, message) => {
    const { status, body: answer } = await apiOf({ kind: "refused", objection }).answerTo({
      path,
      body: { ...asked, files },
    });
    expect([status, answer["problems"]]).toEqual([422, [{ field: "files", message }]]);
  });
});

describe("a database that fails", () => {
  it.each<[string, () => Promise<never>]>([
    ["while the session is read", () => Promise.reject(new Error("away"))],
    [
      "while it is stored",
      () => Promise.reject(new Error("The database does not keep up: a submission was not accepted.")),
    ],
  ])("%s is answered with 503 and a time to retry, and logged with the kind and without content", async (at, fail) => {
    const api = openSubmissionApi({
      kinds,
      userOf: async () => (at.includes("session") ? fail() : member),
      store: { keep: fail, lastOf: async () => undefined },
    });
    const answer = await api.post({ path, body: asked });
    const id = answer.headers.get("x-correlation-id");
    expect([answer.status, answer.headers.get("retry-after"), await answer.json()]).toEqual([
      503,
      "10",
      { errorKey: "genericError", message: { id } },
    ]);
    const line = api.lines.find((one) => one.includes("a submission was not stored"));
    expect(JSON.parse(line ?? "{}")).toMatchObject({ level: "error", kind: "form.consultation", correlationId: id });
    expect(api.lines.join("")).not.toContain("Hvornår");
  });
});
