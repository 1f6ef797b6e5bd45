import * as v from "valibot";
import { Email } from "../rules/email-address.ts";
import { normalCode, normalLine } from "../rules/normal-text.ts";
import { FirstName, LastName, longestFullName, personName } from "../rules/person-name.ts";
import { Phone } from "../rules/phone.ts";
import { accepted } from "../rules/terms.ts";
import { AskedWords } from "./asked-words.ts";
import { LeadSource } from "./lead-source.ts";
import { TrapField, TrapFields } from "./trap.ts";

/** The fields of the form that is shown before a tool. The server validates a lead with the same rules. */
export const GateLead = v.object({
  firstName: FirstName,
  lastName: LastName,
  email: Email,
  phone: Phone,
  /** Consent to be contacted. */
  terms: accepted("Vi kan kun læse dit CV, hvis vi må kontakte dig. Sæt kryds, eller sig nej tak"),
  /** Consent to store and use the data. */
  terms2: accepted("Rådgiveren kan kun kontakte dig, hvis vi må gemme dine oplysninger. Sæt kryds, eller sig nej tak"),
  ...TrapField.entries,
});
export type GateLead = v.InferOutput<typeof GateLead>;

/** The body of `POST /api/leads/post-tool-lead` from a visitor. Unknown fields are dropped. */
export const VisitorLead = v.object({
  source: LeadSource,
  name: personName({ missing: "Skriv dit navn", longest: longestFullName }),
  email: GateLead.entries.email,
  phone: GateLead.entries.phone,
  terms: GateLead.entries.terms,
  terms2: GateLead.entries.terms2,
  ...TrapFields.entries,
  /** The words of both consents. */
  asked: AskedWords,
});
/** The body before validation, as it is sent. */
export type VisitorLead = v.InferInput<typeof VisitorLead>;

/**
 * The body of the same call from a member, whose session the server checks. Unknown facts are sent as an empty text.
 */
export const MemberLead = v.object({
  source: LeadSource,
  name: v.pipe(v.string(), v.transform(normalLine), v.maxLength(200)),
  email: v.pipe(v.string(), v.transform(normalCode), v.maxLength(254)),
  phoneNumber: v.pipe(v.string(), v.transform(normalCode), v.maxLength(40)),
  asked: AskedWords,
});
export type MemberLead = v.InferOutput<typeof MemberLead>;
