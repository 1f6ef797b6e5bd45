import { LeadTaken, MemberLead, VisitorLead } from "shared-runtime/api/leads.ts";
import * as v from "valibot";
import { failure, later } from "./openapi/answers.ts";
import type { Operation } from "./openapi/operation.ts";

const visitor = {
  source: 1,
  name: "Hanne Holm",
  email: "hanne@firma.dk",
  phone: "+45 33 12 34 56",
  terms: true,
  terms2: true,
  website: "",
};

export const toolLeadOperations: readonly Operation[] = [
  {
    method: "post",
    path: "/api/leads/post-tool-lead",
    id: "sendLead",
    tag: "Leads",
    summary: "Stores a visitor's lead or a member's consent",
    about:
      "A body with `phoneNumber` is a member's: name, e-mail and phone then come from the session. A filled-in `website` " +
      "marks a program: the answer is 200, and nothing is stored. One client address may send LEADS_PER_MINUTE leads. " +
      "Unknown fields are ignored.",
    caller: "optional-member",
    headers: {
      "Idempotency-Key": {
        about: "A UUID of the caller. The server stores one lead per key, however often it is sent.",
        schema: v.optional(v.pipe(v.string(), v.uuid())),
      },
    },
    body: { type: "application/json", schema: v.union([VisitorLead, MemberLead]) },
    answers: {
      200: { about: "The lead and its outbox message are stored.", schema: LeadTaken },
      400: failure("The body is not a JSON object, or the key is not a UUID.", "genericError", "invalidIdempotencyKey"),
      401: failure("A member's lead without a session of a member."),
      413: failure("The body has more than 64 kB."),
      415: failure("The content type is not `application/json`."),
      422: failure("A field is invalid. `problems` name each, with a Danish sentence.", "invalidLead"),
      429: later("Too many leads from this address. `reason` says so in Danish.", "tooManyLeads"),
      503: later("The lead was not stored. Send it again with the same key."),
    },
    examples: [
      {
        title: "A visitor",
        status: 200,
        headers: { "Idempotency-Key": "2b1f6f0c-55c6-4f5e-8d0b-9a55b3f4b7f1" },
        body: visitor,
        answer: { taken: true },
      },
      { title: "A member", status: 200, body: { source: 2, name: "", email: "", phoneNumber: "" } },
      { title: "A visitor without an e-mail address", status: 422, body: { ...visitor, email: "" } },
      {
        title: "A member who is not signed in",
        status: 401,
        anonymous: true,
        body: { source: 2, name: "", email: "", phoneNumber: "" },
      },
    ],
  },
];
