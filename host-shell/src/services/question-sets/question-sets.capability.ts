import type { Capability } from "../capability.ts";
import { type FindQuestionSet, questionSetCalls } from "./question-sets.routes.ts";

/** Answers with questions about work that replace those of the join flow. */
export function questionSetsCapability(deps: { readonly find: FindQuestionSet }): Capability {
  return { routes: [questionSetCalls(deps.find)] };
}
