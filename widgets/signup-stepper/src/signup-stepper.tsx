import { useEffect, useMemo, useState } from "react";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { errorKeyOf } from "shared-runtime/api/failure.ts";
import type { MembershipType } from "shared-runtime/api/membership.ts";
import { type FlowAnswers, typedIn } from "shared-runtime/flow/flow-step.ts";
import { FlowFrame } from "shared-runtime/flow/flow-frame.tsx";
import { useFlow } from "shared-runtime/flow/use-flow.ts";
import { useFlowActor } from "shared-runtime/flow/use-flow-actor.ts";
import { loadPart } from "shared-runtime/flow/load-part.ts";
import { signupCall } from "shared-runtime/api/signup-calls.ts";
import { releasePage } from "shared-runtime/flow/leave-guard.ts";
import { loadPhoneRule } from "shared-runtime/rules/phone-later.ts";
import { submissionProblem } from "shared-runtime/forms/submission-problem.ts";
import type { Entry } from "./entry/entry-of.ts";
import { LaterStepSlot, loadLaterSteps, useLaterSteps } from "./lazy-steps.tsx";
import { situationOf } from "./model/situation.ts";
import { productPrices } from "./model/product-prices.ts";
import { ContactScreen } from "./screens/contact-screen.tsx";
import { FlowLayout, PricePlace } from "./screens/flow-layout.tsx";
import { wordsFor } from "./screens/words-for.ts";
import type { SignupFlow } from "./signup-flow.ts";
import type { SignupStepperTexts } from "./signup-stepper.texts.ts";
import { useLaterPrice } from "./use-later-price.tsx";
import { useSignupTracking } from "./use-signup-tracking.ts";

export interface SignupStepperOptions {
  readonly apiUrl: string;
  /** Loads the client of the API, which the first screen does not need. */
  readonly api: () => Promise<ApiClient>;
  readonly signup: SignupFlow;
  /** Loads the questions about work. */
  readonly loadQuestions: () => Promise<void>;
  readonly texts: SignupStepperTexts;
  readonly entry: Entry;
  readonly privacyHref: string;
  /** The telephone number of the unemployment fund. */
  readonly fundPhone: string | undefined;
  /** The page that calculates when benefits can begin. */
  readonly calculatorHref: string | undefined;
  readonly selfServiceHref: string;
  /** The telephone number for questions. */
  readonly phone: string | undefined;
  /** The texts that were typed in the first frame, by step. */
  readonly typedEarly: FlowAnswers;
  /** The name of a person who is signed in and not a member. */
  readonly knownName: string | undefined;
  /** Called when the server has refused the sign-up of a member, who has signed in meanwhile. */
  readonly onAlreadyMember: () => void;
  /** Leaves the page for another address. */
  readonly goTo: (href: string) => void;
}

/** The flow of joining: four steps, then the digital ID. */
export function SignupStepper(options: SignupStepperOptions) {
  const { apiUrl, api, signup, loadQuestions, texts, entry, privacyHref, selfServiceHref } = options;
  const { phone, fundPhone, calculatorHref, typedEarly, onAlreadyMember, goTo } = options;
  const { price, source: priceSource } = useLaterPrice(api);
  const [leavingTo, setLeavingTo] = useState("");
  const [isStored, setStored] = useState(false);
  const track = useSignupTracking(signup, entry);
  const actor = useFlowActor(signup.definition, {
    typedEarly,
    problemOf: (error) => {
      const problem = submissionProblem(signupCall, error);
      if (errorKeyOf(problem.failure) === "alreadyMember") onAlreadyMember();
      return problem;
    },
    submit: async ({ answers, key }, signal) => {
      setStored(false);
      try {
        const { submitSignup } = await loadPart(loadLaterSteps);
        const { membership, href } = await submitSignup(await api(), {
          apiUrl,
          selfServiceHref,
          signup,
          answers,
          entry,
          key,
          signal,
          onStored: () => setStored(true),
        });
        track.submitted(answers, membership);
        setLeavingTo(href);
        releasePage();
        goTo(href);
      } catch (error) {
        track.failed(answers, error);
        throw error;
      }
    },
  });
  const flow = useFlow(signup.definition, actor, {
    texts,
    goesOn: true,
    onStep: (shown) => track.step(actor.getSnapshot().context.answers, shown),
  });
  const later = useLaterSteps(loadQuestions);
  useEffect(() => void loadPhoneRule().catch(() => undefined), []);
  const prices = useMemo(() => productPrices(price.prices, entry.plan), [price.prices, entry.plan]);

  if (flow.isSubmitted) {
    return (
      <later.Leaving texts={texts} titleRef={flow.titleRef} href={leavingTo} onBack={() => window.location.reload()} />
    );
  }
  const situation = situationOf(signup, flow.answers);
  const words = wordsFor(texts, situation);
  const shownPrice = {
    texts: words,
    membership: typedIn(flow.answers, signup.contact).product as MembershipType | "",
    prices: price.prices,
    calculation: price.calculation,
    possible: price.possible,
    isMissing: price.isMissing,
    plan: entry.plan,
    isFinal: flow.isLast,
  };
  const { goBack } = flow;
  const tracked = {
    ...flow,
    goBack: goBack && (() => (track.back(flow.answers, flow.step.id), goBack())),
  };
  return (
    <FlowLayout side={<later.JoiningCard {...shownPrice} {...{ phone, fundPhone, calculatorHref, situation }} />}>
      <FlowFrame
        flow={tracked}
        label={texts.stepsLabel}
        submitText={texts.summarySubmit}
        isDeadEnd={flow.isLast && price.isMissing}
        failure={<later.ErrorDialog flow={flow} texts={texts} isStored={isStored} />}
      >
        {priceSource}
        <later.FlowEffects actor={actor} flow={flow} signup={signup} api={api} calculate={price.calculate} />
        <later.EarlierSignup
          {...{ api, apiUrl, selfServiceHref, signup, texts }}
          answers={flow.answers}
          isShown={flow.step.id === "contactInfo" || flow.isLast}
        />
        {flow.step.id === "contactInfo" ? (
          <ContactScreen
            key="contactInfo"
            flow={flow}
            signup={signup}
            texts={words}
            api={api}
            prices={prices}
            priceRemark={entry.plan === "spring" ? texts.priceFromSpring : texts.priceFrom}
            privacyHref={privacyHref}
            knownName={options.knownName}
          />
        ) : (
          <LaterStepSlot
            key={flow.step.id}
            later={later.part}
            flow={flow}
            signup={signup}
            texts={words}
            api={api}
            price={price}
            shownPrice={shownPrice}
            fundPhone={fundPhone}
            calculatorHref={calculatorHref}
            onChange={(step) => (track.changed(flow.answers, step), flow.change(step))}
          />
        )}
        {!flow.isLast && (
          <PricePlace>
            <later.PriceLine {...shownPrice} />
          </PricePlace>
        )}
      </FlowFrame>
    </FlowLayout>
  );
}
