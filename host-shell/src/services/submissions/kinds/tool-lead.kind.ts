import { toolLeadCall } from "shared-runtime/api/tool-lead-call.ts";
import { MemberLead, VisitorLead } from "shared-runtime/api/leads.ts";
import { memberBody, openBody } from "../submission-kind.ts";
import { keptWords } from "./kept-words.ts";
import type { LeadKind } from "./lead-kind.ts";

const visitor = openBody("visitor", VisitorLead, ({ source, name, email, phone, terms, terms2, asked }) => ({
  source,
  payload: { name, email, phone, terms, terms2, ...keptWords(asked) },
}));

/** The person comes from the session, because the call could name anyone. */
const member = memberBody(MemberLead, ({ source, asked }, { memberName, contactInfo }) => ({
  source,
  // The dialog asks a member for nothing but the consent.
  payload: {
    name: memberName.fullName,
    email: contactInfo.email,
    phone: contactInfo.mobilePhone,
    terms2: true,
    ...keptWords(asked),
  },
}));

/** The form or consent before a tool is used: the form of a visitor, or the consent of a member. */
export const toolLeadKind: LeadKind = {
  name: "lead.tool",
  title: "Adgang til CV-tjek og jobmatch",
  call: toolLeadCall,
  bodies: [{ ...member, accepts: (given) => Object.hasOwn(given, "phoneNumber") }, visitor],
  // A visitor ticks a box for each; a member says yes to both at once: "Siger du ja, får din rådgiver dit navn … og kan ringe".
  consents: { terms2: ["contact", "processing"] },
};
