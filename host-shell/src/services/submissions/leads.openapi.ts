import { callMeCall, eventCall, memberGetMemberCall, toolLeadCall } from "shared-runtime/api/lead-calls.ts";
import { CallMeLead } from "shared-runtime/api/call-me-lead.ts";
import { EventLead } from "shared-runtime/api/event-lead.ts";
import { MemberLead, VisitorLead } from "shared-runtime/api/leads.ts";
import { MemberGetMemberLead } from "shared-runtime/api/member-get-member-lead.ts";
import * as v from "valibot";
import type { Operation } from "../../api/openapi/operation.ts";
import { submissionOperation } from "../../api/openapi/submission-operation.ts";

const visitor = {
  source: 1,
  name: "Hanne Holm",
  email: "hanne@firma.dk",
  phone: "+45 33 12 34 56",
  terms: true,
  terms2: true,
  kontrolfelt: "",
};
const asked = { name: "Hanne Holm", phone: "33 12 34 56", subject: "Medlemskab", utmSource: "nyhedsbrev" };
const recommended = {
  name: "Hanne Holm",
  email: "hanne@firma.dk",
  recommendedName: "Bo Bang",
  recommendedJobtitle: "Driftsleder",
  recommendedPhone: "33 12 34 56",
  recommendedEmail: "bo@firma.dk",
};
const guest = { name: "Hanne Holm", email: "hanne@firma.dk", phone: "33 12 34 56", source: 0 };

export const leadOperations: readonly Operation[] = [
  submissionOperation({
    call: toolLeadCall,
    id: "sendLead",
    tag: "Leads",
    summary: "Stores a visitor's lead or a member's consent",
    about:
      "A body with `phoneNumber` is a member's: name, e-mail and phone then come from the session. Unknown fields are " +
      "ignored.",
    schema: v.union([VisitorLead, MemberLead]),
    needsMember: "A member's lead without a session of a member.",
    examples: [
      {
        title: "A visitor",
        status: 200,
        headers: { "Idempotency-Key": "2b1f6f0c-55c6-4f5e-8d0b-9a55b3f4b7f1" },
        body: visitor,
        answer: { taken: true },
      },
      { title: "A member", status: 200, body: { source: 2, name: "", email: "", phoneNumber: "" } },
      {
        title: "Another lead with the key of the first",
        status: 409,
        headers: { "Idempotency-Key": "2b1f6f0c-55c6-4f5e-8d0b-9a55b3f4b7f1" },
        body: { ...visitor, name: "Bo Bang" },
      },
      { title: "A visitor without an e-mail address", status: 422, body: { ...visitor, email: "" } },
      {
        title: "A member who is not signed in",
        status: 401,
        anonymous: true,
        body: { source: 2, name: "", email: "", phoneNumber: "" },
      },
    ],
  }),
  submissionOperation({
    call: callMeCall,
    id: "sendCallMeLead",
    tag: "Leads",
    summary: "Asks to be called back",
    about: hiddenFields(),
    schema: CallMeLead,
    examples: [
      { title: "A visitor", status: 200, anonymous: true, body: asked, answer: { taken: true } },
      { title: "Without a phone number", status: 422, body: { ...asked, phone: "" } },
    ],
  }),
  submissionOperation({
    call: memberGetMemberCall,
    id: "sendMemberGetMemberLead",
    tag: "Leads",
    summary: "Recommends a person as a member",
    about: hiddenFields(),
    schema: MemberGetMemberLead,
    examples: [
      { title: "A visitor", status: 200, anonymous: true, body: recommended, answer: { taken: true } },
      { title: "Without a name", status: 422, body: { ...recommended, recommendedName: "" } },
    ],
  }),
  submissionOperation({
    call: eventCall,
    id: "sendEventLead",
    tag: "Leads",
    summary: "Signs somebody up for an event",
    about:
      "The four flags say which of `title`, `company`, `zipCode` and `terms` the form asks for: those are required, and " +
      `what the form does not ask for is not stored. ${hiddenFields()}`,
    schema: EventLead,
    examples: [
      { title: "Without optional fields", status: 200, anonymous: true, body: guest, answer: { taken: true } },
      {
        title: "With company and terms",
        status: 200,
        body: { ...guest, companyEnabled: true, company: "Eksempel A/S", termsEnabled: true, terms: true },
      },
      { title: "Without the company that the form asks for", status: 422, body: { ...guest, companyEnabled: true } },
    ],
  }),
];

function hiddenFields(): string {
  return (
    "The id of a signed-in user is stored beside it. The hidden fields are cut at 500 characters and their control " +
    "characters escaped. Unknown fields are ignored."
  );
}
