import type { SignupForm, SignupLead } from "shared-runtime/api/signup.ts";
import { type FlowAnswers, typedIn } from "shared-runtime/flow/flow-step.ts";
import type * as v from "valibot";
import type { SignupFlow } from "../signup-flow.ts";
import { isUnemployed } from "../model/is-unemployed.ts";
import { typedWork } from "../steps/typed-work.ts";
import type { WorkValues } from "../steps/work-values.ts";

type Json = Readonly<Record<string, unknown>>;

/** The JSON of the sign-up form, from the typed answers, which are not validated. */
export function signupBody(flow: SignupFlow, answers: FlowAnswers, leadTrigger: string | null) {
  const { product, ...contactInfo } = typedIn(answers, flow.contact);
  const workInfo = workOf(flow, answers);
  const unemploymentFund = product === "fagforening" ? undefined : fundOf(flow, answers);
  return { product, contactInfo, workInfo, unemploymentFund, leadTrigger } as unknown as v.InferInput<
    typeof SignupForm
  >;
}

/** The body that is saved before the sign-up. It has no path of questions, no lead trigger, and no missing answers. */
export function leadBody(flow: SignupFlow, answers: FlowAnswers) {
  const { product, contactInfo, workInfo, unemploymentFund } = signupBody(flow, answers, null);
  const work = Object.entries(workInfo).filter(([name]) => name !== "stack");
  const lead = { product, contactInfo, workInfo: Object.fromEntries(work), unemploymentFund };
  return lead as unknown as v.InferInput<typeof SignupLead>;
}

function workOf(flow: SignupFlow, answers: FlowAnswers): Json {
  return typedWork(typedIn(answers, flow.work) as WorkValues);
}

function fundOf(flow: SignupFlow, answers: FlowAnswers): Json {
  const { amountOfHours, ...others } = typedIn(answers, flow.fund);
  const hours = isUnemployed(flow, answers) ? ">30t" : amountOfHours;
  return {
    ...(hours !== "" && { amountOfHours: hours }),
    ...Object.fromEntries(
      Object.entries(others).flatMap(([name, answer]) => (answer === "" ? [] : [[name, answer === "ja"]])),
    ),
  };
}
