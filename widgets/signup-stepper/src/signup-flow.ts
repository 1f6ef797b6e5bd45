import type { FlowDefinition } from "shared-runtime/flow/flow-step.ts";
import type { QuestionSource } from "./questions/question-source.ts";
import type { SignupStepperTexts } from "./signup-stepper.texts.ts";
import { contactStep, type ContactValues } from "./steps/contact-step.ts";
import { fundStep } from "./steps/fund-step.ts";
import { summaryStep } from "./steps/summary-step.ts";
import { workStep } from "./steps/work-step.ts";

export interface SignupFlowOptions {
  readonly texts: SignupStepperTexts;
  /** The questions about work. They may be replaced until the step that asks them is shown. */
  readonly questions: QuestionSource;
  readonly initial: Partial<ContactValues>;
}

export type SignupFlow = ReturnType<typeof signupFlow>;

/** The steps of joining. Except for the summary, the id of a step is the name of its part of the body that is sent. */
export function signupFlow({ texts, questions, initial }: SignupFlowOptions) {
  const zips = new Map<string, string | undefined>();
  const contact = contactStep(texts, initial, zips);
  const work = workStep(texts, questions);
  const fund = fundStep(texts);
  const summary = summaryStep(texts);
  const definition: FlowDefinition = { id: "signup", schemaVersion: 1, steps: [contact, work, fund, summary] };
  return {
    definition,
    /** Filled by the contact step. */
    zips,
    contact,
    work,
    fund,
    summary,
    get questions() {
      return questions.graph;
    },
  };
}
