import { MembershipType } from "shared-runtime/api/membership.ts";
import { SignupCampaign } from "shared-runtime/api/signup-contact-entries.ts";
import { QuestionSetName } from "shared-runtime/api/question-set.ts";
import { Href } from "shared-runtime/contract/href.ts";
import * as v from "valibot";
import { QuestionGraphSchema } from "shared-runtime/questions/question-graph.ts";

const text = v.optional(v.string());

export const SignupStepperProps = v.object({
  /** The product if the address has no `?product=`. Without both, the person chooses. */
  product: v.optional(MembershipType),
  /** The telephone number for questions. */
  phone: v.optional(v.pipe(v.string(), v.maxLength(30))),
  /** The reason for joining if the address has no `?leadTrigger=`. */
  leadTrigger: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** The telephone number of the unemployment fund, for a person without work. */
  fundPhone: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(30))),
  /** The page that calculates when benefits can begin, for a person without work. */
  calculatorHref: v.optional(Href),
  /** The path of self-service, on the site that serves the widget. */
  selfServiceHref: v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)/, "en sti, der begynder med /")), "/selvbetjening"),
  /** Address of the privacy policy. Default: that of the site that serves the widget. */
  privacyHref: v.optional(Href),
  /** A set of questions of the server, which replaces the questions about work. `questions` has precedence. */
  questionSet: v.optional(QuestionSetName),
  /** Replaces the questions about work. Can be given only as JSON. */
  questions: v.optional(QuestionGraphSchema),
  // Hidden fields of the campaign. Values in the address of the page have precedence.
  ...v.object({
    poolId: text,
    campaignId: text,
    subject: text,
    sourceCampaign: text,
    workspace: text,
    gtmEventValue: text,
    gtmTypeValue: text,
  }).entries,
});
export type SignupStepperProps = v.InferOutput<typeof SignupStepperProps>;

/** The hidden fields that editors set. */
export function campaignOfProps(props: SignupStepperProps): Partial<SignupCampaign> {
  const names = Object.keys(SignupCampaign.entries);
  return Object.fromEntries(Object.entries(props).filter(([name, value]) => names.includes(name) && value));
}
