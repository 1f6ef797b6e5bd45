import * as v from "valibot";
import { normalLine } from "../rules/normal-text.ts";
import { Email } from "../rules/email-address.ts";
import { longestFullName, personName } from "../rules/person-name.ts";
import { shortText } from "../rules/short-text.ts";
import { Zip } from "../rules/zip.ts";
import { type ContactField, contactFields, contactParts, type ContactValues } from "./contact-parts.ts";
import { DanishAddress } from "./signup-contact-entries.ts";

const none: ContactValues = {};
const typed = v.optional(v.pipe(v.string("must be text"), v.transform(normalLine)), "");
/** May be empty: members without an employer have no title. */
const WorkTitle = v.pipe(v.string(), v.transform(normalLine), v.maxLength(60, "Skriv højst 60 tegn"));

const rulesWith = (
  phone: v.GenericSchema<string, string>,
): Readonly<Record<ContactField, v.GenericSchema<string, string>>> => ({
  name: personName({ missing: "Skriv dit navn", longest: longestFullName }),
  address: DanishAddress,
  zipCode: Zip,
  city: shortText({ missing: "Skriv din by", longest: 60 }),
  email: Email,
  phone,
  workPlace: shortText({ missing: "Skriv, hvor du arbejder", longest: 100 }),
  workTitle: WorkTitle,
});

/**
 * The body of `POST /api/member/change-contact`. Only the fields of the part are read, none if the change is withdrawn.
 * The caller passes the rule for phone numbers, whose metadata is large.
 */
export const contactChangeWith = (phone: v.GenericSchema<string, string>) => {
  const rules = rulesWith(phone);
  return v.pipe(
    v.object({
      part: v.picklist(contactParts, "must be a part of the contact details"),
      withdraw: v.optional(v.boolean("must be true or false"), false),
      name: typed,
      address: typed,
      zipCode: typed,
      city: typed,
      email: typed,
      phone: typed,
      workPlace: typed,
      workTitle: typed,
    }),
    v.rawTransform(({ dataset: { value: input }, addIssue, NEVER }) => {
      const { part, withdraw } = input;
      if (withdraw) return { part, withdraw, values: none };
      const values: Partial<Record<ContactField, string>> = {};
      let isValid = true;
      for (const key of contactFields[part]) {
        const read = v.safeParse(rules[key], input[key]);
        if (read.success) values[key] = read.output;
        else {
          isValid = false;
          const message = read.issues[0].message;
          addIssue({ message, path: [{ type: "object", origin: "value", input, key, value: input[key] }] });
        }
      }
      return isValid ? { part, withdraw, values } : NEVER;
    }),
  );
};
