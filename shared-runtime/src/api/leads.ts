import * as v from "valibot";
import { Email } from "../rules/email-address.ts";
import { FirstName, LastName, longestFullName, personName } from "../rules/person-name.ts";
import { Phone } from "../rules/phone.ts";
import { accepted } from "../rules/terms.ts";
import { LeadSource } from "./lead-source.ts";

/** What the form asks a visitor for. The server judges what comes of it by the same rules. */
export const LeadForm = v.object({
  firstName: FirstName,
  lastName: LastName,
  email: Email,
  phone: Phone,
  /** That we may get in touch. */
  terms: accepted("Sæt kryds, hvis vi må kontakte dig. Uden det kan du ikke gå videre"),
  /** That the data may be used. */
  terms2: accepted("Sæt kryds, hvis vi må bruge dine oplysninger. Uden det kan du ikke gå videre"),
  /** Hidden from people: whoever fills it in is a program. Named as browsers fill in nothing by themselves. */
  website: v.optional(v.string(), ""),
});
export type LeadForm = v.InferOutput<typeof LeadForm>;

/** `POST /api/leads/post-tool-lead`, from a visitor. Fields that are not named here are left out. */
export const VisitorLead = v.object({
  source: LeadSource,
  name: personName({ missing: "Skriv dit navn", longest: longestFullName }),
  email: LeadForm.entries.email,
  phone: LeadForm.entries.phone,
  terms: LeadForm.entries.terms,
  terms2: LeadForm.entries.terms2,
  website: LeadForm.entries.website,
});
export type VisitorLead = v.InferOutput<typeof VisitorLead>;

/** The same call from a member, whose session the server asks. A member of whom something is unknown sends it empty. */
export const MemberLead = v.object({
  source: LeadSource,
  name: v.pipe(v.string(), v.maxLength(200)),
  email: v.pipe(v.string(), v.maxLength(254)),
  phoneNumber: v.pipe(v.string(), v.maxLength(40)),
});
export type MemberLead = v.InferOutput<typeof MemberLead>;

// Read where the rules above are not wanted yet: they bring all that is known of phones.
export { LeadTaken } from "./lead-taken.ts";
