import { lazy, Suspense, useEffect, useState } from "react";
import { loadPart } from "shared-runtime/flow/load-part.ts";
import type { FirstFrameTexts } from "shared-runtime/contract/first-frame-texts.ts";
import type { MemberSession } from "shared-runtime/session/member-session.ts";
import { phoneTypedEarly, countryName } from "shared-runtime/ui/field/phone-field/phone-text.ts";
import { entryOf, productIn } from "./entry/entry-of.ts";
import { questionSource } from "./questions/question-source.ts";
import { loadLaterSteps } from "./lazy-steps.tsx";
import { signupFlow } from "./signup-flow.ts";
import { campaignOfProps, type SignupStepperProps } from "./signup-stepper.props.ts";
import type { SignupStepperTexts } from "./signup-stepper.texts.ts";
import { SignupStepper } from "./signup-stepper.tsx";
import { untouchedContact } from "./steps/contact-step.ts";
import { readCookies } from "shared-runtime/storage/permitted.ts";

export interface LiveSignupProps {
  readonly props: SignupStepperProps;
  readonly texts: SignupStepperTexts;
  readonly apiUrl: string;
  readonly member: MemberSession;
  /** Asks the server again who is signed in. */
  readonly refreshMember: () => Promise<void>;
  readonly privacyHref: string;
  readonly typedEarly: FirstFrameTexts;
  /** Reports a failure that the visitor does not see. */
  readonly onFailure: (error: unknown) => void;
  /** Leaves the page for another address. */
  readonly goTo: (href: string) => void;
}

const AlreadyMember = lazy(async () => ({ default: (await import("./screens/already-member.tsx")).AlreadyMember }));

/** The flow with the known facts about the visitor. Members cannot join again. */
export function LiveSignup({
  props,
  texts,
  apiUrl,
  member,
  refreshMember,
  privacyHref,
  typedEarly,
  onFailure,
  goTo,
}: LiveSignupProps) {
  const [{ entry, signup, loadQuestions }] = useState(() => {
    const { product, leadTrigger } = props;
    const questions = questionSource(props, loadLaterSteps);
    const known = { product, leadTrigger, campaign: campaignOfProps(props) };
    const entry = entryOf(new URLSearchParams(window.location.search), readCookies(), known);
    const initial = { product: entry.product ?? "", ...entry.campaign };
    return {
      entry,
      signup: signupFlow({ texts, questions, initial }),
      loadQuestions: () => questions.load(apiUrl, onFailure),
    };
  });
  const [typed] = useState(() => {
    const product = productIn(new URLSearchParams(window.location.search));
    return { contactInfo: { ...(product && { product }), ...contactTyped(typedEarly) } };
  });
  const [api] = useState(() => apiLoader(apiUrl));
  useEffect(() => {
    // Somebody may have signed in in another tab.
    const look = () => void (document.hidden || refreshMember());
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [refreshMember]);
  if (member.kind === "member") {
    return (
      <Suspense>
        <AlreadyMember texts={texts} href={props.selfServiceHref} />
      </Suspense>
    );
  }
  return (
    <SignupStepper
      apiUrl={apiUrl}
      api={api}
      signup={signup}
      loadQuestions={loadQuestions}
      texts={texts}
      entry={entry}
      privacyHref={privacyHref}
      fundPhone={props.fundPhone}
      calculatorHref={props.calculatorHref}
      selfServiceHref={props.selfServiceHref}
      phone={props.phone}
      typedEarly={typed}
      knownName={member.kind === "visitor" ? member.user?.memberName.fullName : undefined}
      onAlreadyMember={() => void refreshMember()}
      goTo={goTo}
    />
  );
}

/** Returns a function that loads the client of the API, which the first screen does not need. */
function apiLoader(apiUrl: string) {
  const load = () => loadPart(() => import("shared-runtime/api/create-api-client.ts"));
  return async () => (await load()).createApiClient({ apiUrl });
}

/** The texts, ticks and the product of the first frame. */
function contactTyped(typed: FirstFrameTexts): Readonly<Record<string, string | boolean>> {
  return Object.fromEntries(
    Object.entries(untouchedContact).flatMap(([name, value]): readonly (readonly [string, string | boolean])[] => {
      const text = typed[name];
      if (text === undefined) return [];
      if (name === "phone") return [[name, phoneTypedEarly(text, typed[countryName(name)])]];
      return [[name, typeof value === "boolean" || text]];
    }),
  );
}
