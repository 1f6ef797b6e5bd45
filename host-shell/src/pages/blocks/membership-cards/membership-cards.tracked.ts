import * as v from "valibot";

/** The names of the membership types in events, from the specification. */
export const trackedTypes = {
  "fagforening+akasse": "trade union and unemployment insurance",
  fagforening: "trade union only",
  akasse: "unemployment insurance only",
} as const;

/** The event that an order link pushes to `window.dataLayer`. */
export const MembershipCardTracked = v.pipe(
  v.object({
    event: v.literal("registration_flow"),
    membershipType: v.pipe(v.picklist(Object.values(trackedTypes)), v.description("the membership of the card")),
  }),
  v.description("The order link of a membership card was followed."),
);
export type MembershipCardTracked = v.InferOutput<typeof MembershipCardTracked>;
