import type { FieldProblem } from "shared-runtime/api/api-problem.ts";
import { contactChangeWith } from "shared-runtime/api/contact-change.ts";
import { contactChangeCall, contactChangeName, type ContactValues } from "shared-runtime/api/contact-parts.ts";
import { Phone } from "shared-runtime/rules/phone.ts";
import { postalCodeOf, postalCodesOfCity } from "../../../engines/postal-codes/postal-codes.ts";
import { readFields } from "../../../http/read-fields.ts";
import type { SubmissionBody, SubmissionKind } from "../submission-kind.ts";
import { chainedWith } from "./finalize.kind.ts";
import type { SignupLimits } from "./signup.kind.ts";

export const ContactChange = contactChangeWith(Phone);

const body: SubmissionBody = {
  sender: "member",
  schema: ContactChange,
  read(given, { membership }) {
    const read = readFields(ContactChange, given);
    if ("problems" in read) return read;
    const { part, withdraw, values } = read.fields;
    const problems = part === "address" && !withdraw ? cityProblems(values) : [];
    if (problems.length > 0) return { problems };
    const payload = { membershipNumber: membership?.membershipNumber, part, ...(withdraw ? { withdraw } : values) };
    return { filled: { payload } };
  },
};

/** The rule that the city must fit the postal code. Only the server knows the cities. */
function cityProblems({ zipCode = "", city = "" }: ContactValues): FieldProblem[] {
  const code = postalCodeOf(zipCode);
  if (!code) return [{ field: "zipCode", message: "Postnummeret findes ikke" }];
  const isOfIt = code.city === city || postalCodesOfCity(city).some(({ zip }) => zip === zipCode);
  return isOfIt ? [] : [{ field: "city", message: `Skriv byen, der hører til postnummeret: ${code.city}` }];
}

/**
 * The kind of submission with which a member changes one part of their contact details, or withdraws that change. The
 * last one of a part counts.
 */
export function contactChangeKind({ signupRetentionDays }: SignupLimits, secret: Uint8Array): SubmissionKind {
  return {
    name: contactChangeName,
    title: "Ændring af dine oplysninger",
    consents: {},
    call: contactChangeCall,
    bodies: [body],
    identity: chainedWith(secret, contactChangeName),
    invalidKey: "invalidContact",
    idField: "changeId",
    retentionDays: signupRetentionDays,
  };
}
