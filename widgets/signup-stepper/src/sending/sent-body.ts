import { pageConsent } from "shared-runtime/consent/page-consent.ts";
import type { FlowAnswers } from "shared-runtime/flow/flow-step.ts";
import { allowedCampaign } from "../entry/campaign.ts";
import type { Entry } from "../entry/entry-of.ts";
import type { SignupFlow } from "../signup-flow.ts";
import { leadBody, signupBody } from "./signup-body.ts";

/** The body of a sign-up. It has only those values of the campaign that the visitor has allowed. */
export function sentBody(signup: SignupFlow, answers: FlowAnswers, { leadTrigger }: Pick<Entry, "leadTrigger">) {
  return allowed(signupBody(signup, answers, leadTrigger));
}

export function sentLead(signup: SignupFlow, answers: FlowAnswers) {
  return allowed(leadBody(signup, answers));
}

function allowed<Body extends { readonly contactInfo: object }>(body: Body): Body {
  const contactInfo = allowedCampaign(body.contactInfo as Readonly<Record<string, unknown>>, pageConsent().look());
  return { ...body, contactInfo };
}
