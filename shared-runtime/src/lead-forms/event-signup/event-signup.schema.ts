import * as v from "valibot";
import { TrapField } from "../../api/trap.ts";
import { Email } from "../../rules/email-address.ts";
import { normalLine } from "../../rules/normal-text.ts";
import { personName } from "../../rules/person-name.ts";
import { Phone } from "../../rules/phone.ts";
import { postalCode, postalCodeIn } from "../../rules/postal-code.ts";
import { shortText } from "../../rules/short-text.ts";
import { EventFlags } from "./event-flags.ts";

const optionalText = v.optional(v.pipe(v.string(), v.transform(normalLine)), "");

/** The fields, and the flags that decide which of them are asked for. */
export const eventEntries = {
  name: personName({ missing: "Skriv dit navn" }),
  email: Email,
  phone: Phone,
  title: optionalText,
  company: optionalText,
  zipCode: v.optional(v.pipe(v.string(), v.transform(postalCodeIn)), ""),
  terms: v.optional(v.boolean(), false),
  ...TrapField.entries,
  ...EventFlags.entries,
};

interface Requirement {
  readonly flag: keyof EventFlags;
  readonly name: "title" | "company" | "zipCode" | "terms";
  readonly rule: v.GenericSchema;
}

/**
 * Applies the rule to a field if its flag is set, even if other fields are invalid, so that all errors are reported.
 */
function requiredBy<Input>({ flag, name, rule }: Requirement): v.CheckAction<Input, string> {
  const problemOf = (values: Readonly<Record<string, unknown>>) =>
    values[flag] === true ? v.safeParse(rule, values[name]).issues?.[0].message : undefined;
  const check = v.partialCheck(
    [[flag], [name]],
    (values: Readonly<Record<string, unknown>>) => problemOf(values) === undefined,
    ({ input }) => problemOf(input) ?? "",
  );
  // Valibot's types do not know the names of the fields, and therefore infer no path.
  return v.forward(check, [name] as never) as unknown as v.CheckAction<Input, string>;
}

/** The checks of a body with these fields: a field is required if its flag is set. */
export function eventChecks<Input>() {
  return [
    requiredBy<Input>({ flag: "jobTitleEnabled", name: "title", rule: shortText({ missing: "Angiv stilling" }) }),
    requiredBy<Input>({ flag: "companyEnabled", name: "company", rule: shortText({ missing: "Angiv virksomhed" }) }),
    requiredBy<Input>({
      flag: "zipCodeEnabled",
      name: "zipCode",
      rule: postalCode({ missing: "Angiv postnummer" }),
    }),
    requiredBy<Input>({
      flag: "termsEnabled",
      name: "terms",
      rule: v.literal(true, "Sæt kryds, hvis du vil tilmelde dig"),
    }),
  ] as const;
}

const fields = v.object(eventEntries);

export const Form = v.pipe(fields, ...eventChecks<v.InferOutput<typeof fields>>());
