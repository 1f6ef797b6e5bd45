import { useEffect } from "react";
import type { MembershipType } from "shared-runtime/api/membership.ts";
import { toFailure } from "shared-runtime/api/failure.ts";
import { pageConsent } from "shared-runtime/consent/page-consent.ts";
import { type FlowAnswers, typedIn } from "shared-runtime/flow/flow-step.ts";
import type { ShownStep } from "shared-runtime/flow/use-flow.ts";
import { track } from "shared-runtime/tracking/track.ts";
import type { Entry } from "./entry/entry-of.ts";
import { numberOf, profileTypeCookie, profileTypeOf } from "./entry/profile-type.ts";
import { campaignCookie } from "./entry/tracking-cookie.ts";
import type { SignupFlow } from "./signup-flow.ts";
import { type SignupTracked, trackedSteps } from "./signup-stepper.tracked.ts";
import { permitted } from "shared-runtime/storage/permitted.ts";

const labelOf = (step: string) => trackedSteps[step as keyof typeof trackedSteps];

/** Sets the cookies for tracking, and returns functions that track the events of the flow. */
export function useSignupTracking(signup: SignupFlow, entry: Entry) {
  useTrackingCookies(entry);
  const shared = (answers: FlowAnswers) => {
    const { employmentRole } = typedIn(answers, signup.work);
    return {
      product: (typedIn(answers, signup.contact).product || undefined) as MembershipType | undefined,
      profileType: numberOf(profileTypeOf(String(employmentRole), entry.profileType)),
    };
  };
  return {
    step: (answers: FlowAnswers, { step, ...shown }: ShownStep) =>
      track<SignupTracked>({ event: "signup_step", step: labelOf(step), ...shown, ...shared(answers) }),
    back: (answers: FlowAnswers, step: string) =>
      track<SignupTracked>({ event: "signup_back", step: labelOf(step), ...shared(answers) }),
    changed: (answers: FlowAnswers, step: string) =>
      track<SignupTracked>({ event: "signup_change", step: labelOf(step), ...shared(answers) }),
    submitted: (answers: FlowAnswers, membership: string) =>
      track<SignupTracked>({ event: "signup_submitted", membership, ...shared(answers) }),
    failed: (answers: FlowAnswers, error: unknown) =>
      track<SignupTracked>({
        event: "signup_error",
        step: "summary",
        cause: toFailure(error).kind,
        ...shared(answers),
      }),
  };
}

/** Sets the cookies as soon as the visitor has allowed statistics. */
function useTrackingCookies({ profileType, followed }: Entry): void {
  useEffect(
    () =>
      pageConsent().current.subscribe((consent) => {
        if (consent?.statistics !== true) return;
        const isSecure = window.location.protocol === "https:";
        permitted(() => {
          document.cookie = profileTypeCookie(profileType, isSecure);
          if (Object.keys(followed).length > 0) document.cookie = campaignCookie(followed, isSecure);
        });
      }),
    [profileType, followed],
  );
}
