import * as fc from "fast-check";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import { mostUploads } from "shared-runtime/rules/upload.ts";
import {
  emptyValue,
  type FormInput,
  isInput,
  optionsOf,
  type StepValues,
} from "shared-runtime/service-forms/form-field.ts";
import { formBodyOf, type ServiceForm, type ServiceFormStep } from "shared-runtime/service-forms/service-form.ts";
import { withLists } from "shared-runtime/service-forms/form-lists.ts";
import { serviceForms as definitions } from "shared-runtime/service-forms/service-form-list.ts";
import type { FieldValue } from "shared-runtime/forms/form-schema.ts";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { serviceFormKinds } from "./kinds/service-form.kind.ts";
import { filesOfTests, listsOfTests, openSubmissionApi } from "./testing/submission-api.ts";

const user: MemberUser = {
  id: "member-1",
  memberName: { firstName: "Hanne", fullName: "Hanne Holm", initials: "HH" },
  contactInfo: {},
};
const serviceForms = definitions.map((form) => withLists(form, listsOfTests));
const path = "/api/forms/post-simple-form";
const question = "Hvad gør jeg nu, da firmaet er gået konkurs?";
const kinds = serviceFormKinds(
  { formRetentionDays: 90 },
  { filesOf: filesOfTests, formLists: async () => listsOfTests },
);
const unlimited = { forms: 1_000_000 };
const open = (changes = {}) => openSubmissionApi({ kinds, userOf: async () => user, ...changes }, unlimited);

it("stores a form with its document type, and nothing that the form does not ask for", async () => {
  const { answerTo, kept } = open();
  const body = { formId: "LHO0089", documentTypeId: "another", question: `  ${question}  `, extra: 1 };
  expect(await answerTo({ path, body })).toEqual({ status: 200, body: { taken: true } });
  expect(kept).toMatchObject([
    { kind: "form.LHO0089", memberId: "member-1", payload: { formId: "LHO0089", documentTypeId: "LHO0089", question } },
  ]);
  expect(Object.keys(kept[0]?.payload ?? {})).toEqual(["formId", "documentTypeId", "question"]);
});

it("is for people with a session", async () => {
  const { answerTo } = open({ userOf: async () => undefined });
  expect((await answerTo({ path, body: { formId: "LHO0089", question } })).status).toBe(401);
});

it.each([undefined, "LHO9999", 7, {}])("knows no form %o", async (formId) => {
  const { answerTo } = open();
  expect(await answerTo({ path, body: { formId, question } })).toMatchObject({
    status: 422,
    body: { errorKey: "unknownForm", reason: "Form obj not found" },
  });
});

it("names the fields of a form of several steps by their step", async () => {
  const { answerTo } = open();
  const { body } = await answerTo({ path, body: { formId: "LHO0045", step02: { networkDepartment: "Fyn" } } });
  expect(body["problems"]).toContainEqual({ field: "step01.company", message: "Virksomhed skal udfyldes" });
  expect(body["problems"]).toContainEqual({ field: "step03.problem", message: "Vælg ja eller nej" });
  expect(JSON.stringify(body["problems"])).not.toContain("step02");
});

it("stores which hearing an answer is about, by its id and in words", async () => {
  const { answerTo, kept } = open();
  const body = { formId: "LHO0076", hearing: "ferielov", question, hearingTitle: "En anden" };
  expect((await answerTo({ path, body })).status).toBe(200);
  expect(kept[0]?.payload).toMatchObject({ hearing: "ferielov", hearingTitle: "Ny ferielov", question });
});

it.each([
  [undefined, "Vælg den høring, du svarer på"],
  ["", "Vælg den høring, du svarer på"],
  ["barsel", "Fristen er gået, eller høringen findes ikke. Vælg en anden"],
])("refuses an answer to the hearing %j", async (hearing, message) => {
  const { answerTo, kept } = open();
  const { status, body } = await answerTo({ path, body: { formId: "LHO0076", hearing, question } });
  expect([status, body["problems"], kept]).toEqual([422, [{ field: "hearing", message }], []]);
});

describe("the files of a form", () => {
  const file = (changes = {}) => ({
    id: crypto.randomUUID(),
    fileName: "member-1-LHO0076-20261124T120000.pdf",
    title: "svar.pdf",
    description: "LHO0076",
    status: 0,
    type: 1,
    ...changes,
  });
  const answer = (files: unknown, formId = "LHO0076") => {
    const api = open();
    return api
      .answerTo({ path, body: { formId, hearing: "ferielov", question, fileDefinitions: files } })
      .then(({ status, body }) => ({ status, problems: body["problems"], kept: api.kept }));
  };

  it("are claimed if they are active, listed if they were removed, and described by the server alone", async () => {
    const [active, removed] = [file({ fileName: "another.exe", title: "løgn.exe" }), file({ status: 1 })];
    const { kept } = await answer([active, removed]);
    const described = { title: "svar.pdf", description: "LHO0076", type: 1 };
    expect(kept[0]).toMatchObject({
      payload: {
        fileDefinitions: [
          { ...described, id: active.id, fileName: `stored-${active.id}.pdf`, status: 0 },
          { ...described, id: removed.id, fileName: `stored-${removed.id}.pdf`, status: 1 },
        ],
        attachments: [active.id],
      },
      attachments: { ids: [active.id], owner: { memberId: "member-1" } },
    });
  });

  it("are at most 8, without the removed ones", async () => {
    const files = Array.from({ length: mostUploads }, () => file());
    expect((await answer([...files, file({ status: 1 })])).status).toBe(200);
    expect(await answer([...files, file()])).toMatchObject({
      status: 422,
      problems: [{ field: "fileDefinitions", message: "Max antal filer er uploaded" }],
    });
  });

  it.each([
    ["no list", "svar.pdf"],
    ["no id", [file({ id: "../../etc/passwd" })]],
    ["another status", [file({ status: 2 })]],
    ["another type", [file({ type: 0 })]],
    ["a name of two lines", [file({ fileName: "a\nb.pdf" })]],
  ])("are refused with %s", async (_, files) => {
    expect((await answer(files)).status).toBe(422);
  });

  it("belong to the forms that have them", async () => {
    const { kept } = await answer([file()], "LHO0089");
    expect(kept[0]).not.toHaveProperty("attachments");
    expect(kept[0]?.payload).not.toHaveProperty("fileDefinitions");
  });
});

/** Values near the limits of each rule: lengths, offered and other options, and odd characters. */
function valueOf(input: FormInput, others: readonly StepValues[]): fc.Arbitrary<FieldValue> {
  switch (input.kind) {
    case "tick":
      return fc.boolean();
    case "files":
      return fc.array(fc.uuid(), { maxLength: mostUploads + 1 });
    case "choice":
    case "select": {
      const offered = others.flatMap((values) => optionsOf(input, values).map(({ value }) => value));
      return fc.constantFrom(...new Set(["", "ukendt", ...offered]));
    }
    case "amount":
      return fc.oneof(fc.constantFrom("", "0", "1", "55.000", "9999999", "10000000", "-1", "55,5"), fc.string());
    case "text":
    case "message": {
      const lengths = [0, 1, 9, 10, 11, 49, 50, 51, 299, 300, 301, 799, 800, 801, 999, 1000, 1001];
      const exact = fc.constantFrom(...lengths).map((length) => "a".repeat(length));
      const spaced = fc.tuple(exact, fc.constantFrom("", " ", "\n", "\0", "\ud800", "<", "😀", "\u202e"));
      return fc.oneof(
        exact,
        spaced.map(([text, end]) => text + end),
        fc.string(),
      );
    }
  }
}

/** Values of a step. Choices that other fields depend on are made one after another. */
function valuesOf({ fields, initial }: ServiceFormStep): fc.Arbitrary<StepValues> {
  const inputs = fields.filter(isInput);
  const choices = inputs.filter(({ kind }) => kind === "choice" || kind === "select");
  const first = choices.flatMap((input) =>
    input.kind === "choice" || input.kind === "select"
      ? optionsOf(input, initial).map(({ value }) => ({ ...initial, [input.name]: value }))
      : [],
  );
  const second = first.flatMap((values) =>
    choices.flatMap((input) =>
      input.kind === "choice" || input.kind === "select"
        ? optionsOf(input, values).map(({ value }) => ({ ...values, [input.name]: value }))
        : [],
    ),
  );
  const others = [initial, ...first, ...second];
  return fc.record(Object.fromEntries(inputs.map((input) => [input.name, valueOf(input, others)])));
}

const fileOf = (id: string) => ({
  id,
  fileName: "a.pdf",
  title: "a.pdf",
  description: "LHO0076",
  status: 0 as const,
  type: 1 as const,
});

describe.each(serviceForms)("$title, in the browser and on the server", (form: ServiceForm) => {
  it("is judged alike, whatever is typed", { timeout: 60_000 }, async () => {
    const { answerTo, kept } = open();
    const verdicts = { stored: 0, refused: 0 };
    const answers = fc.record(Object.fromEntries(form.steps.map((step) => [step.id, valuesOf(step)])));
    await fc.assert(
      fc.asyncProperty(answers, async (given) => {
        const typed = given as Readonly<Record<string, StepValues>>;
        const isRight = form.steps.every(({ id, schema }) => v.safeParse(schema, typed[id]).success);
        const body: Record<string, unknown> = { ...formBodyOf(form, typed) };
        if (Array.isArray(body["fileDefinitions"]))
          body["fileDefinitions"] = body["fileDefinitions"].map((id: string) => fileOf(id));
        const { status } = await answerTo({ path, body });
        // A body with characters that no database stores is refused as a whole.
        verdicts[status === 200 ? "stored" : "refused"] += 1;
        return (status === 200) === isRight;
      }),
      { numRuns: 300, seed: 20_261_124 },
    );
    expect(verdicts.refused).toBeGreaterThan(0);
    expect(kept.length).toBe(verdicts.stored);
  });

  it("takes the answers of its edges, and stores what its schema returns", async () => {
    const { answerTo, kept } = open();
    const rightOf = (step: ServiceFormStep): StepValues => {
      const sample = fc.sample(valuesOf(step), { numRuns: 20_000, seed: 7 });
      const right = sample.find((values) => v.safeParse(step.schema, values).success);
      return right ?? Object.fromEntries(step.fields.filter(isInput).map((input) => [input.name, emptyValue(input)]));
    };
    const typed = Object.fromEntries(form.steps.map((step) => [step.id, rightOf(step)]));
    const body: Record<string, unknown> = { ...formBodyOf(form, typed) };
    if (Array.isArray(body["fileDefinitions"]))
      body["fileDefinitions"] = body["fileDefinitions"].map((id: string) => fileOf(id));
    expect(await answerTo({ path, body })).toEqual({ status: 200, body: { taken: true } });
    const [first] = form.steps;
    const output = v.parse(first.schema, typed[first.id]) as Readonly<Record<string, unknown>>;
    const values = Object.fromEntries(Object.entries(output).filter(([name]) => name !== "fileDefinitions"));
    expect(kept[0]?.payload).toMatchObject(form.steps.length === 1 ? values : { [first.id]: values });
  });
});
