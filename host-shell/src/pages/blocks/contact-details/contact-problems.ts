import { contactChangeWith } from "shared-runtime/api/contact-change.ts";
import { plainMessages } from "shared-runtime/api/plain-messages.ts";
import { PhoneLater } from "shared-runtime/rules/phone-later.ts";
import * as v from "valibot";

const ContactChange = contactChangeWith(PhoneLater);

/** The problems in a change, by field. The server knows more: the cities, and the rule for phone numbers. */
export function contactProblems(body: object): Readonly<Record<string, string>> {
  const { issues = [] } = v.safeParse(ContactChange, body, plainMessages);
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? "", issue.message]));
}
