import { MembershipType } from "shared-runtime/api/membership.ts";
import * as v from "valibot";
import { profileTypes } from "./entry/profile-type.ts";

/** The specification's labels of the steps, by their ids. */
export const trackedSteps = {
  contactInfo: "contact details",
  workInfo: "your work",
  unemploymentFund: "unemployment fund",
  summary: "summary",
} as const;

const Step = v.pipe(v.picklist(Object.values(trackedSteps)), v.description("the step"));
const shared = {
  product: v.pipe(v.optional(MembershipType), v.description("what the person joins, once it is chosen")),
  profileType: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.maxValue(profileTypes.length - 1),
    v.description(
      `the number of the profile type: ${profileTypes.map((type, index) => `${index} ${type}`).join(", ")}`,
    ),
  ),
};

/** The events that this widget pushes to `window.dataLayer`. */
export const SignupTracked = v.variant("event", [
  v.pipe(
    v.object({
      event: v.literal("signup_step"),
      step: Step,
      stepNumber: v.pipe(v.number(), v.description("its position, from 1")),
      resumed: v.pipe(v.boolean(), v.description("true if it was restored after a reload or a sign-in")),
      ...shared,
    }),
    v.description("A step of the sign-up is shown."),
  ),
  v.pipe(
    v.object({ event: v.literal("signup_back"), step: Step, ...shared }),
    v.description("Back was pressed in a step."),
  ),
  v.pipe(
    v.object({ event: v.literal("signup_change"), step: Step, ...shared }),
    v.description("A step was opened from the summary."),
  ),
  v.pipe(
    v.object({
      event: v.literal("signup_submitted"),
      membership: v.pipe(v.string(), v.description("the membership that was calculated")),
      ...shared,
    }),
    v.description("The sign-up was stored, and the sign-in with the digital ID begins."),
  ),
  v.pipe(
    v.object({
      event: v.literal("signup_error"),
      step: Step,
      cause: v.pipe(v.picklist(["offline", "slow", "refused", "broken"]), v.description("the kind of failure")),
      ...shared,
    }),
    v.description("The sign-up could not be sent."),
  ),
]);
export type SignupTracked = v.InferOutput<typeof SignupTracked>;
