import * as v from "valibot";

/** Flags for the optional fields of an event's form. */
export const EventFlags = v.object({
  jobTitleEnabled: v.optional(v.boolean(), false),
  companyEnabled: v.optional(v.boolean(), false),
  zipCodeEnabled: v.optional(v.boolean(), false),
  termsEnabled: v.optional(v.boolean(), false),
});
export type EventFlags = v.InferOutput<typeof EventFlags>;
