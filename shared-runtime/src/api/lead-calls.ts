import type { SubmissionCall } from "../forms/submission-call.ts";

// In their own file, so that importing them does not load the schemas with the metadata of phone numbers.

export const toolLeadCall = {
  path: "leads/post-tool-lead",
  fields: ["firstName", "lastName", "email", "phone", "terms", "terms2"],
  joined: { name: ["firstName", "lastName"] },
} as const satisfies SubmissionCall;

export const callMeCall = {
  path: "leads/create-call-me-lead",
  fields: ["name", "phone"],
} as const satisfies SubmissionCall;

export const memberGetMemberCall = {
  path: "leads/create-member-get-member-lead",
  fields: ["name", "email", "recommendedName", "recommendedJobtitle", "recommendedPhone", "recommendedEmail"],
} as const satisfies SubmissionCall;

export const eventCall = {
  path: "leads/bloomreach-send-event-lead",
  fields: ["name", "email", "phone", "title", "company", "zipCode", "terms"],
} as const satisfies SubmissionCall;
