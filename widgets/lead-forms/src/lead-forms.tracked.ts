import * as v from "valibot";

/** The events that this widget pushes to `window.dataLayer`. */
export const LeadFormsTracked = v.variant("event", [
  v.pipe(
    v.object({
      event: v.literal("call_me"),
      opkaldstype: v.pipe(v.string(), v.description("the kind of call, as editors name it")),
    }),
    v.description("A visitor asked to be called."),
  ),
  v.pipe(
    v.object({
      event: v.literal("member_get_member"),
      type: v.pipe(v.string(), v.description("the kind of recommendation, as editors name it")),
    }),
    v.description("A visitor recommended a person."),
  ),
  v.pipe(
    v.object({
      event: v.literal("event_signup"),
      arrangementtype: v.pipe(v.string(), v.description("the kind of event, as editors name it")),
    }),
    v.description("A visitor sent the sign-up for an event, whether it was stored or not."),
  ),
]);
export type LeadFormsTracked = v.InferOutput<typeof LeadFormsTracked>;
