import { type FlowAnswers, typedIn } from "shared-runtime/flow/flow-step.ts";
import type { SignupFlow } from "../signup-flow.ts";

/** Whether the person has no work, and is therefore not asked for hours. */
export function isUnemployed(flow: Pick<SignupFlow, "work">, answers: FlowAnswers): boolean {
  return typedIn(answers, flow.work)["employmentRole"] === "ledig";
}
