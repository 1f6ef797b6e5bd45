import { useEffect } from "react";
import { FlowFrame } from "../src/flow/flow-frame.tsx";
import { flowTexts } from "../src/flow/flow.texts.ts";
import { StepForm } from "../src/flow/step-form.tsx";
import { type FlowActorOptions, useFlowActor } from "../src/flow/use-flow-actor.ts";
import { type Flow, type FlowOptions, useFlow } from "../src/flow/use-flow.ts";
import { useStepForm } from "../src/flow/use-step-form.ts";
import { submissionProblem } from "../src/forms/submission-problem.ts";
import { AnswerSummary } from "../src/ui/answer-summary/answer-summary.tsx";
import { Checkbox } from "../src/ui/field/checkbox/checkbox.tsx";
import { Select } from "../src/ui/field/select/select.tsx";
import { EmailField } from "../src/ui/field/email-field/email-field.tsx";
import { TextField } from "../src/ui/field/text-field/text-field.tsx";
import { contact, courseCall, courseFlow, signIn, summary, team, work } from "./course-flow.ts";

export interface CourseProps extends Pick<FlowOptions, "onStep" | "guarded"> {
  readonly isSignedIn?: boolean;
  readonly submit: FlowActorOptions["submit"];
}

/** The made-up flow with all its screens. */
export function Course({ isSignedIn = false, submit, ...options }: CourseProps) {
  const actor = useFlowActor(courseFlow, { submit, problemOf: (error) => submissionProblem(courseCall, error) });
  const flow = useFlow(courseFlow, actor, { texts: flowTexts, ...options });
  const { titleRef } = flow;
  if (flow.isSubmitted) {
    return (
      <>
        <h2 ref={titleRef} tabIndex={-1}>
          Tak for din tilmelding
        </h2>
        <button type="button" onClick={flow.restart}>
          Tilmeld en til
        </button>
      </>
    );
  }
  return (
    <FlowFrame flow={flow} label="Trin i tilmeldingen">
      {flow.step.id === "contact" && <ContactStep flow={flow} />}
      {flow.step.id === "work" && <WorkStep flow={flow} />}
      {flow.step.id === "team" && <TeamStep flow={flow} />}
      {flow.step.id === "sign-in" && <SignInStep flow={flow} isSignedIn={isSignedIn} />}
      {flow.step.id === "summary" && <SummaryStep flow={flow} />}
    </FlowFrame>
  );
}

interface StepProps {
  readonly flow: Flow;
}

function ContactStep({ flow }: StepProps) {
  const form = useStepForm(flow, contact);
  return (
    <StepForm flow={flow} form={form}>
      <TextField {...form.text("name")} label="Navn" autoComplete="name" />
      <EmailField {...form.text("email")} label="E-mail" />
      <Checkbox {...form.tick("terms")} label="I må skrive til mig" />
    </StepForm>
  );
}

const roles = [
  { value: "", label: "Vælg" },
  { value: "leder", label: "Leder" },
  { value: "medarbejder", label: "Medarbejder" },
];

function WorkStep({ flow }: StepProps) {
  const form = useStepForm(flow, work);
  const { id, name, value, onChange } = form.text("role");
  const topics = form.list("topics");
  const tick = (topic: string) => ({
    name: topics.name,
    label: topic,
    checked: topics.value.includes(topic),
    onChange: (ticked: boolean) =>
      topics.onChange(ticked ? [...topics.value, topic] : topics.value.filter((other) => other !== topic)),
  });
  return (
    <StepForm flow={flow} form={form}>
      <Select id={id} name={name} label="Rolle" options={roles} value={value} onChange={onChange} />
      <fieldset>
        <legend>Emner</legend>
        <Checkbox {...tick("budget")} id={topics.id} problem={topics.problem} />
        <Checkbox {...tick("samtaler")} id={`${topics.id}-2`} />
      </fieldset>
    </StepForm>
  );
}

function TeamStep({ flow }: StepProps) {
  const form = useStepForm(flow, team);
  return (
    <StepForm flow={flow} form={form}>
      <TextField {...form.text("size")} label="Antal ansatte" />
      <TextField {...form.text("account")} label="Kontonummer" />
    </StepForm>
  );
}

function SignInStep({ flow, isSignedIn }: StepProps & { readonly isSignedIn: boolean }) {
  const form = useStepForm(flow, signIn);
  const { id, checked, onChange, problem } = form.tick("signedIn");
  useEffect(() => {
    if (checked !== isSignedIn) onChange(isSignedIn);
    // oxlint-disable-next-line react/exhaustive-deps -- follows the session only
  }, [isSignedIn]);
  return (
    <StepForm flow={flow} form={form}>
      {problem !== undefined && <p id={id}>{problem}</p>}
      {isSignedIn ? (
        <p>Du er logget ind.</p>
      ) : (
        <a href="/log-ind" data-leave="allowed">
          Log ind med MitID
        </a>
      )}
    </StepForm>
  );
}

function SummaryStep({ flow }: StepProps) {
  const form = useStepForm(flow, summary);
  const { contact: who, work: job, team: people } = flow.answers;
  const answersOf = (step: string) => {
    if (step === "contact") return [{ label: "Navn", value: String(who?.["name"] ?? "") }];
    if (step === "work") return [{ label: "Rolle", value: String(job?.["role"] ?? "") }];
    return [{ label: "Antal ansatte", value: String(people?.["size"] ?? "") }];
  };
  const groups = flow.steps
    .filter(({ id }) => ["contact", "work", "team"].includes(id))
    .map(({ id, label, isDone }) => ({ id, title: label, isComplete: isDone, answers: answersOf(id) }));
  return (
    <StepForm flow={flow} form={form}>
      <AnswerSummary groups={groups} texts={flow.texts} onChange={flow.change} />
    </StepForm>
  );
}
