import type { SubmissionCall } from "../forms/submission-call.ts";

// In its own file, so that importing this call does not load the schemas with the metadata of phone numbers.

export const toolLeadCall = {
  path: "leads/post-tool-lead",
  fields: ["firstName", "lastName", "email", "phone", "terms", "terms2"],
  joined: { name: ["firstName", "lastName"] },
} as const satisfies SubmissionCall;
