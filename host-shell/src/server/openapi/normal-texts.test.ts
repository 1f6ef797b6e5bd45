import { AskedWords } from "shared-runtime/api/asked-words.ts";
import { SignupCampaign } from "shared-runtime/api/signup-contact-entries.ts";
import { CampaignFields } from "shared-runtime/api/campaign-fields.ts";
import { WorkTitle } from "shared-runtime/api/signup-work.ts";
import { leads } from "shared-runtime/lead-forms/lead-list.ts";
import { schemaName } from "shared-runtime/lead-forms/lead.ts";
import { PhoneLater } from "shared-runtime/rules/phone-later.ts";
import { isInput } from "shared-runtime/service-forms/form-field.ts";
import { serviceForms } from "shared-runtime/service-forms/service-form-list.ts";
import { ruleOf } from "shared-runtime/service-forms/step-schema.ts";
import * as v from "valibot";
import { expect, it } from "vitest";
import { hiddenText, longestHidden } from "../../services/submissions/kinds/hidden-fields.ts";
import { operations } from "./operations.ts";

interface Parts {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly wrapped?: v.GenericSchema;
  readonly item?: v.GenericSchema;
  readonly value?: v.GenericSchema;
  readonly rest?: v.GenericSchema;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly unknown[];
}

const isSchema = (part: unknown): part is v.GenericSchema => v.is(v.object({ kind: v.literal("schema") }), part);

/** Every text schema inside a schema, with its path. */
function textsIn(schema: v.GenericSchema, path: string): readonly (readonly [string, v.GenericSchema])[] {
  const { type, entries = {}, wrapped, item, value, rest, options = [], pipe } = schema as unknown as Parts;
  if (type === "string" || (pipe && wrapped?.type === "string")) return [[path, schema]];
  return [
    ...Object.entries(entries).flatMap(([name, entry]) => textsIn(entry, `${path}.${name}`)),
    ...[wrapped, item, value, rest, ...options].filter(isSchema).flatMap((part) => textsIn(part, path)),
  ];
}

const called = operations.flatMap(({ id, query, body }) =>
  [query?.schema, body?.schema].flatMap((schema) => (schema ? textsIn(schema, id) : [])),
);
/** Texts that only operators see, who are warned about characters that could forge a history. */
const ofOperators: ReadonlySet<string> = new Set(
  operations.filter(({ caller }) => ["administrator", "operator", "deployer"].includes(caller)).map(({ id }) => id),
);
/**
 * Schemas of fields that are asked only under a condition accept any text at first; the field's rule is applied later.
 */
const asked = serviceForms.flatMap(({ formId, steps }) =>
  steps.flatMap(({ id, fields }) =>
    fields.filter(isInput).flatMap((input) => textsIn(ruleOf(input, {}), `${formId}.${id}.${input.name}`)),
  ),
);
const isOfForm = (path: string) => path.startsWith("sendServiceForm.") && !path.includes(".fileDefinitions.");
const texts: ReadonlyMap<string, v.GenericSchema> = new Map([
  ...called.filter(([path]) => !isOfForm(path)),
  ...asked,
  ...textsIn(WorkTitle, "work title"),
  ...textsIn(AskedWords, "words of a consent"),
  ["phone number before its rule is loaded", PhoneLater],
]);

/** Texts that programs read and write: ids, tokens, addresses, a trap for bots, and what loaders report. */
const ofPrograms: ReadonlySet<string> = new Set([
  "startSignIn.redirectUrl",
  "signOut.redirectUrl",
  ...["code", "state", "iss", "error"].map((name) => `finishSignIn.${name}`),
  "explainJob.jobId",
  "rateJob.jobId",
  ...["id", "parts"].map((name) => `correctCvReading.reading.entries.${name}`),
  "listOutbox.after",
  "listOutbox.topic",
  "saveAddons.addons",
  "listJobs.after",
  "expireJobs.identifiers",
  "openOverrideLink.token",
  "publishVersion.manifest",
  ...["loads.widget", "loads.version", "loads.reason"].map((name) => `reportWidgets.${name}`),
  ...["id", "widget", "version"].map((name) => `reportWidgets.visits.${name}`),
  ...["widget", "wish", "input.attributes"].map((name) => `reportWidgets.placeholders.${name}`),
  ...["sendLead", ...leads.map((lead) => `send${schemaName(lead)}`)].flatMap((call) => [
    `${call}.website`,
    `${call}.kontrolfelt`,
  ]),
  "uploadFile.formId",
  "checkPage.page",
  ...["siteNames", "page", "tags", "contentTypes"].map((name) => `findPages.${name}`),
  // Read by `uploadTitle`, whose own test covers the same texts.
  "uploadFile.fileName",
]);

const samples = ["Hanne Holm", "hanne@firma.dk", "33123456", "2100", "1234", "Lindevej 12 i Byen", "https://a.example"];

/** Changes after which a text looks the same. */
const disguises: readonly ((text: string) => string)[] = [
  (text) => `\u202D${text}\u202C`,
  (text) => `\u200E${text}\uFEFF`,
  (text) => `${text.slice(0, 2)}\u200B${text.slice(2)}`,
  (text) => `${text.slice(0, 2)}\u00AD\u2060${text.slice(2)}`,
  (text) => `${text.slice(0, 2)}\u200D\uFE0F${text.slice(2)}`,
  (text) => `\u3164${text}\u115F\u1160\uFFA0\u2800`,
  (text) => `\u00A0${text}\u202F\u3000`,
  (text) => text.replaceAll(" ", "\u00A0"),
  (text) => `${text}\uFFF9\u{E0041}\u180E`,
  (text) => `\0${text}\u0007\u009B`,
];

/** Texts that people do not see and that are normalised when they are stored. */
const hidden: ReadonlySet<string> = new Set([
  ...Object.keys({ ...CampaignFields.entries, ...SignupCampaign.entries }),
  ...leads.flatMap(({ form }) => form.sends ?? []),
]);
const isHidden = (path: string) => hidden.has(path.split(".").at(-1) ?? "");

it("lists no field that it need not", () => {
  expect([...ofPrograms].filter((path) => !texts.has(path))).toEqual([]);
});

it("knows the fields that people fill in", () => {
  expect([...texts.keys()]).toEqual(
    expect.arrayContaining([
      "sendLead.name",
      "sendCallMeLead.phone",
      "sendMemberGetMemberLead.recommendedEmail",
      "LHO0045.step02.networkTheme",
    ]),
  );
});

it.each([...texts].filter(([path]) => !ofPrograms.has(path) && !isHidden(path)))(
  "reads %s in its normal form",
  (path, schema) => {
    const mayRefuse = ofOperators.has(path.split(".", 1)[0] ?? "");
    const different = samples.flatMap((sample) => {
      const plain = v.safeParse(schema, sample);
      return disguises.flatMap((disguise) => {
        const read = v.safeParse(schema, disguise(sample));
        if (read.success ? plain.success && read.output === plain.output : !plain.success || mayRefuse) return [];
        return [{ typed: disguise(sample), read: read.output }];
      });
    });
    expect(different).toEqual([]);
  },
);

it("stores hidden fields in their normal form", () => {
  expect(disguises.map((disguise) => hiddenText(disguise("nyhedsbrev fra marts")))).toEqual(
    disguises.map(() => "nyhedsbrev fra marts"),
  );
});

it.each([0, 1, 5, 6, 7])(
  "cuts a hidden field %i characters after the start of its escape, which it keeps whole",
  (after) => {
    const text = `${"x".repeat(longestHidden - after)}\nnext`;
    const kept = hiddenText(text);
    expect(kept).toBe(`${"x".repeat(longestHidden - after)}${after < 6 ? "" : "\\u000anext".slice(0, after)}`);
  },
);

it("cuts a hidden field of line breaks alone between them to its limit", () => {
  expect(hiddenText(`x${"\n".repeat(longestHidden)}x`)).toBe(`x${"\\u000a".repeat(83)}`);
});
