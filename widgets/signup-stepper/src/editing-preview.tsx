import { FlowFrame } from "shared-runtime/flow/flow-frame.tsx";
import { type FlowStep, typedIn } from "shared-runtime/flow/flow-step.ts";
import { stillFlow } from "shared-runtime/flow/still-flow.ts";
import { StepForm } from "shared-runtime/flow/step-form.tsx";
import { stillField, stillForm } from "shared-runtime/forms/still-form.ts";
import { AnswerSummary } from "shared-runtime/ui/answer-summary/answer-summary.tsx";
import { type PreviewScreen, PreviewScreens } from "shared-runtime/preview/preview-screens.tsx";
import { Notice } from "shared-runtime/ui/notice/notice.tsx";
import { SkeletonText } from "shared-runtime/ui/skeleton/skeleton.tsx";
import { Badge } from "shared-runtime/ui/badge/badge.tsx";
import { type ReactNode, useEffect, useState } from "react";
import { ContactFields } from "./screens/contact-fields.tsx";
import { firstCountries } from "./screens/first-countries.ts";
import { FundFields } from "./screens/fund-fields.tsx";
import { JobFields } from "./screens/job-fields.tsx";
import { JoiningCard } from "./screens/joining-card.tsx";
import { LeavingScreen } from "./screens/leaving-screen.tsx";
import { MembershipPanel } from "./screens/membership-panel.tsx";
import { QuestionStack } from "./screens/question-stack.tsx";
import { productPrices } from "./model/product-prices.ts";
import type { ShownPriceOptions } from "./model/shown-price.ts";
import { sampleAnswers, samplePrices, unemployedAnswers } from "./model/sample-answers.ts";
import { summaryGroups } from "./screens/summary-groups.ts";
import { UnemployedNotice } from "./screens/unemployed-notice.tsx";
import type { SignupFlow } from "./signup-flow.ts";
import type { SignupStepperTexts } from "./signup-stepper.texts.ts";

interface EditingPreviewProps {
  readonly signup: SignupFlow;
  /** Loads the questions about work. */
  readonly loadQuestions: (onFailure: (error: unknown) => void) => Promise<void>;
  /** The name of the set that the placeholder asks for. */
  readonly questionSet: string | undefined;
  readonly texts: SignupStepperTexts;
  readonly fundPhone: string | undefined;
  readonly calculatorHref: string | undefined;
  readonly privacyHref: string;
  readonly phone: string | undefined;
}

/** All steps with made-up answers, for editors, with the set of questions that the placeholder names. Nothing is sent. */
export function EditingPreview({ loadQuestions, questionSet, ...shown }: EditingPreviewProps) {
  const [questions, setQuestions] = useState<"loading" | "loaded" | "missing">("loading");
  useEffect(() => {
    let failed = false;
    const fail = () => void (failed = true);
    void loadQuestions(fail)
      .catch(fail)
      .then(() => setQuestions(failed ? "missing" : "loaded"));
  }, [loadQuestions]);
  if (questions === "loading") return <SkeletonText lines={6} />;
  return (
    <>
      {questions === "missing" && (
        <Notice status="warn" title={`Spørgsmålene »${questionSet}« kunne ikke hentes`}>
          Standardspørgsmålene vises i stedet. Ret navnet i data-question-set, eller spørg den, der driver serveren.
        </Notice>
      )}
      <Screens {...shown} />
    </>
  );
}

function Screens({
  signup,
  texts,
  fundPhone,
  calculatorHref,
  privacyHref,
  phone,
}: Omit<EditingPreviewProps, "loadQuestions" | "questionSet">) {
  const nothing = () => {};
  const contact = typedIn(sampleAnswers, signup.contact);
  const { steps } = signup.definition;
  const frame = (step: FlowStep, screen: ReactNode): PreviewScreen => {
    const flow = stillFlow({ name: "signup", steps, step, texts });
    return {
      name: step.heading,
      content: (
        <section aria-label={step.heading}>
          <Badge>{texts.sampleLabel}</Badge>
          <FlowFrame flow={flow} label={`${texts.stepsLabel}, ${step.heading}`} submitText={texts.summarySubmit}>
            <StepForm flow={flow} form={stillForm}>
              {screen}
            </StepForm>
          </FlowFrame>
        </section>
      ),
    };
  };
  const summaryFlow = {
    ...stillFlow({ name: "signup", steps, step: signup.summary, texts }),
    answers: sampleAnswers,
  };
  const contactFields = (
    <ContactFields
      texts={texts}
      text={stillField("contact", contact)}
      tick={stillField("contact")}
      prices={productPrices(samplePrices)}
      priceRemark={texts.priceFrom}
      countries={firstCountries}
      privacyHref={privacyHref}
    />
  );
  const questions = signup.questions.map((question) => ({
    name: `Spørgsmål: ${question.title}`,
    content: (
      <QuestionStack
        texts={texts}
        questions={[question]}
        field={({ field, id }) => stillField(id)(field)}
        onSelect={nothing}
        onAnswer={nothing}
        onReopen={nothing}
      />
    ),
  }));
  const jobFields = (
    <JobFields
      texts={texts}
      hasWork
      title={stillField("work")("workTitle")}
      education={stillField("work")("educationLevel")}
      workplace={null}
    />
  );
  const shownPrice: ShownPriceOptions = {
    texts,
    membership: "fagforening+akasse",
    prices: samplePrices,
    possible: [],
    calculation: { membership: "fagforening+akasse", sleeveEnum: "leder", plan: "main" },
    isMissing: false,
    plan: undefined,
    isFinal: true,
  };
  const unemployedNotice = (
    <UnemployedNotice
      flow={{ answers: unemployedAnswers }}
      signup={signup}
      texts={texts}
      fundPhone={fundPhone}
      calculatorHref={calculatorHref}
    />
  );
  const summary = (
    <>
      <AnswerSummary groups={summaryGroups(signup, summaryFlow, texts)} texts={texts} onChange={nothing} />
      <MembershipPanel
        shown={shownPrice}
        price={{ isMissing: false, hasFailed: false, retry: nothing }}
        onFundInstead={nothing}
      />
    </>
  );
  return (
    <PreviewScreens
      texts={texts}
      screens={[
        frame(signup.contact, contactFields),
        ...questions,
        { name: "Besked til ledige", content: unemployedNotice },
        frame(signup.work, jobFields),
        frame(signup.fund, <FundFields texts={texts} text={stillField("fund")} hasWork />),
        frame(signup.summary, summary),
        {
          name: "Kortet på brede skærme",
          content: <JoiningCard {...shownPrice} {...{ phone, fundPhone, calculatorHref }} situation={undefined} />,
        },
        { name: "På vej til MitID", content: <LeavingScreen texts={texts} href="#" onBack={nothing} /> },
      ]}
    />
  );
}
