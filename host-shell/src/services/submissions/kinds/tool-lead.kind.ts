import { toolLeadCall } from "shared-runtime/api/tool-lead-call.ts";
import { MemberLead, VisitorLead } from "shared-runtime/api/leads.ts";
import { memberBody, openBody } from "../submission-kind.ts";
import { keptWords } from "./kept-words.ts";
import type { LeadKind } from "./lead-kind.ts";

const visitor = openBody("visitor", VisitorLead, ({ source, name, email, phone, terms, terms2, asked }) => ({
  source,
  payload: { name, email, phone, terms, terms2, ...keptWords(asked) },
}));

/** The person comes from the session, since the call could name anyone. */
const member = memberBody(MemberLead, ({ source, asked }, { memberName, contactInfo }) => ({
  source,
  // The dialog asks a member only for the consent, so the other fields come from the session.
  payload: {
    name: memberName.fullName,
    email: contactInfo.email,
    phone: contactInfo.mobilePhone,
    terms2: true,
    ...keptWords(asked),
  },
}));

/** The form or consent before the use of a tool: a form for visitors, a consent for members. */
export const toolLeadKind: LeadKind = {
  name: "lead.tool",
  title: "En rådgiver må kontakte dig (CV-tjek og jobmatch)",
  call: toolLeadCall,
  bodies: [{ ...member, accepts: (given) => Object.hasOwn(given, "phoneNumber") }, visitor],
  // A visitor ticks a box for each of the two consents, `terms` and `terms2`. A member agrees to both at the same time:
  // "Siger du ja, får din rådgiver dit navn … og kan ringe".
  consents: { terms2: ["contact", "processing"] },
};
