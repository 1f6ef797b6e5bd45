import * as v from "valibot";
import { Email } from "../rules/email-address.ts";
import { normalLine } from "../rules/normal-text.ts";
import { personName } from "../rules/person-name.ts";
import { Phone } from "../rules/phone.ts";
import { shortText } from "../rules/short-text.ts";
import { Zip, zipIn } from "../rules/zip.ts";
import { CampaignFields } from "./campaign-fields.ts";
import { EventFlags } from "./event-flags.ts";
import { TrapField, TrapFields } from "./trap.ts";

const optionalText = v.optional(v.pipe(v.string(), v.transform(normalLine)), "");

const entries = {
  name: personName({ missing: "Skriv dit navn" }),
  email: Email,
  phone: Phone,
  title: optionalText,
  company: optionalText,
  zipCode: v.optional(v.pipe(v.string(), v.transform(zipIn)), ""),
  terms: v.optional(v.boolean(), false),
  ...TrapField.entries,
  ...EventFlags.entries,
};

interface Requirement {
  readonly flag: keyof EventFlags;
  readonly name: "title" | "company" | "zipCode" | "terms";
  readonly rule: v.GenericSchema;
}

/** Applies the rule to a field if its flag is set, also while other fields are wrong, so that all errors are reported. */
function requiredBy<Input>({ flag, name, rule }: Requirement): v.CheckAction<Input, string> {
  const problemOf = (values: Readonly<Record<string, unknown>>) =>
    values[flag] === true ? v.safeParse(rule, values[name]).issues?.[0].message : undefined;
  const check = v.partialCheck(
    [[flag], [name]],
    (values: Readonly<Record<string, unknown>>) => problemOf(values) === undefined,
    ({ input }) => problemOf(input) ?? "",
  );
  // The names of the fields are not known to the types of Valibot, which therefore infers no path.
  return v.forward(check, [name] as never) as unknown as v.CheckAction<Input, string>;
}

const requirements = {
  title: { flag: "jobTitleEnabled", name: "title", rule: shortText({ missing: "Angiv stilling" }) },
  company: { flag: "companyEnabled", name: "company", rule: shortText({ missing: "Angiv virksomhed" }) },
  zipCode: {
    flag: "zipCodeEnabled",
    name: "zipCode",
    rule: v.pipe(v.string(), v.nonEmpty("Angiv postnummer"), Zip),
  },
  terms: { flag: "termsEnabled", name: "terms", rule: v.literal(true, "Sæt kryds, hvis du vil tilmelde dig") },
} as const satisfies Readonly<Record<string, Requirement>>;

export const EventForm = v.pipe(
  v.object(entries),
  requiredBy(requirements.title),
  requiredBy(requirements.company),
  requiredBy(requirements.zipCode),
  requiredBy(requirements.terms),
);
export type EventForm = v.InferOutput<typeof EventForm>;

/** The body of `POST /api/leads/bloomreach-send-event-lead`. Unknown fields are dropped. */
export const EventLead = v.pipe(
  v.object({
    ...entries,
    ...TrapFields.entries,
    /** Names the event for the receiving system. Hidden, like the campaign fields. */
    eventSource: v.optional(v.pipe(v.string(), v.trim()), ""),
    /** The site that the form stands on: 0 or 2. */
    source: v.picklist([0, 2]),
    ...CampaignFields.entries,
  }),
  requiredBy(requirements.title),
  requiredBy(requirements.company),
  requiredBy(requirements.zipCode),
  requiredBy(requirements.terms),
);
export type EventLead = v.InferOutput<typeof EventLead>;
