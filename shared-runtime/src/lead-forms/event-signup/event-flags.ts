import * as v from "valibot";

/** Which of the optional fields the form of an event asks for. */
export const EventFlags = v.object({
  jobTitleEnabled: v.optional(v.boolean(), false),
  companyEnabled: v.optional(v.boolean(), false),
  zipCodeEnabled: v.optional(v.boolean(), false),
  termsEnabled: v.optional(v.boolean(), false),
});
export type EventFlags = v.InferOutput<typeof EventFlags>;
