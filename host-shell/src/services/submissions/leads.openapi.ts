import { toolLeadCall } from "shared-runtime/api/tool-lead-call.ts";
import { MemberLead, VisitorLead } from "shared-runtime/api/leads.ts";
import { callOf } from "shared-runtime/lead-forms/lead-form.ts";
import { leads } from "shared-runtime/lead-forms/lead-list.ts";
import { type Lead, schemaName } from "shared-runtime/lead-forms/lead.ts";
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

const hiddenFields =
  "The id of a signed-in user is stored beside it. The hidden fields are cut at 500 characters and their control " +
  "characters escaped. Unknown fields are ignored.";

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
  ...leads.map(formOperation),
];

function formOperation(lead: Lead): Operation {
  const { form, body, summary, note, examples, refusedKeys } = lead;
  return submissionOperation({
    call: callOf(form),
    id: `send${schemaName(lead)}`,
    tag: "Leads",
    summary,
    about: note === undefined ? hiddenFields : `${note} ${hiddenFields}`,
    schema: body,
    ...(refusedKeys && { refusedKeys }),
    examples: examples.map(({ title, refused, body: sent }, place) => ({
      title,
      status: refused ? 422 : 200,
      ...(place === 0 && { anonymous: true }),
      body: sent,
      ...(place === 0 && { answer: { taken: true } }),
    })),
  });
}
