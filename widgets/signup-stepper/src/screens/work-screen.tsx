import type { FormEvent, ReactNode } from "react";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { typedIn } from "shared-runtime/flow/flow-step.ts";
import { StepForm } from "shared-runtime/flow/step-form.tsx";
import type { Flow } from "shared-runtime/flow/use-flow.ts";
import { useStepForm } from "shared-runtime/flow/use-step-form.ts";
import { FormFields } from "shared-runtime/ui/form-layout/form-layout.tsx";
import { hoursAfter } from "../model/hours-after.ts";
import {
  answerQuestion,
  isPathComplete,
  openedQuestions,
  openQuestion,
  reopenQuestion,
} from "../questions/question-stack.ts";
import type { SignupFlow } from "../signup-flow.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import type { WorkValues } from "../steps/work-values.ts";
import { JobFields } from "./job-fields.tsx";
import { QuestionStack } from "./question-stack.tsx";
import { WorkplaceField } from "./workplace-field.tsx";

export interface WorkScreenProps {
  readonly flow: Flow;
  readonly signup: SignupFlow;
  readonly texts: SignupStepperTexts;
  readonly api: () => Promise<ApiClient>;
  /** Shown once the person has answered to have no work. */
  readonly unemployedNotice: ReactNode;
}

/** The second step: the stack of questions, then title, place of work and education. */
export function WorkScreen({ flow, signup, texts, api, unemployedNotice }: WorkScreenProps) {
  const form = useStepForm(flow, signup.work, { validateOn: "touch" });
  const { questions } = signup;
  const values = form.values() as unknown as WorkValues;
  const write = (next: WorkValues) => {
    for (const [name, value] of Object.entries(next)) {
      if (value !== values[name as keyof WorkValues]) form.write(name as keyof WorkValues, value);
    }
    const hours = hoursAfter(values.employmentRole, next.employmentRole);
    if (hours !== undefined) {
      flow.write(signup.fund, { ...typedIn(flow.answers, signup.fund), amountOfHours: hours });
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const open = openQuestion(questions, values);
    if (open === undefined) return form.props.onSubmit(event);
    event.preventDefault();
    write(answerQuestion(questions, values, open.id, values[open.field]));
  };
  const { country, zipCode } = typedIn(flow.answers, signup.contact);
  const near = country === "DK" ? String(zipCode) : "";
  const isDone = isPathComplete(questions, values);
  const hasWork = values.employmentRole !== "ledig";
  return (
    <StepForm flow={flow} form={{ ...form, props: { ...form.props, onSubmit: submit } }}>
      <FormFields>
        <QuestionStack
          texts={texts}
          questions={openedQuestions(questions, values)}
          field={(question) => form.text(question.field)}
          onSelect={({ field }, value) => write({ ...values, [field]: value })}
          onAnswer={(question, value) => write(answerQuestion(questions, values, question.id, value))}
          onReopen={(question) => write(reopenQuestion(questions, values, question.id))}
        />
        {!hasWork && (isDone || openQuestion(questions, values)?.field !== "employmentRole") && unemployedNotice}
        {isDone && (
          <JobFields
            texts={texts}
            hasWork={hasWork}
            title={form.text("workTitle")}
            education={form.text("educationLevel")}
            workplace={hasWork && <WorkplaceField texts={texts} field={form.text("workPlace")} api={api} near={near} />}
          />
        )}
      </FormFields>
    </StepForm>
  );
}
