import { type FlowAnswers, typedIn } from "shared-runtime/flow/flow-step.ts";
import { isUnemployed } from "./is-unemployed.ts";
import type { SignupFlow } from "../signup-flow.ts";

/**
 * What the answers say about the right to benefits of a person who joins the unemployment fund: `moving` if the person
 * keeps the time in another fund, `unemployed` if it begins with this membership. `undefined` for anybody else.
 */
export type Situation = "moving" | "unemployed" | undefined;

export function situationOf(signup: SignupFlow, answers: FlowAnswers): Situation {
  if (typedIn(answers, signup.contact).product === "fagforening") return undefined;
  if (typedIn(answers, signup.fund).memberOfOtherUnemploymentFund === "ja") return "moving";
  return isUnemployed(signup, answers) ? "unemployed" : undefined;
}
