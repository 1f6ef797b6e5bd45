import { jsonText } from "shared-runtime/api/json-text.ts";
import type { FlowAnswers } from "shared-runtime/flow/flow-step.ts";
import { withStorage } from "shared-runtime/forms/draft-storage.ts";
import type { SessionKey } from "shared-runtime/storage/stored-items.ts";
import type { SignupFlow } from "../signup-flow.ts";
import { signupBody } from "./signup-body.ts";

/** Next to the draft, which has the same answers and is deleted with it. */
const key: SessionKey = "draft/signup-stored";

const textOf = (signup: SignupFlow, answers: FlowAnswers): string => jsonText(signupBody(signup, answers, null));

/** Remembers in this tab that the server has stored a sign-up with these answers. */
export function keepStored(signup: SignupFlow, answers: FlowAnswers): void {
  withStorage((storage) => storage.setItem(key, textOf(signup, answers)));
}

/** Whether the server has stored a sign-up with these answers, which was not confirmed with the digital ID yet. */
export function isStored(signup: SignupFlow, answers: FlowAnswers): boolean {
  return withStorage((storage) => storage.getItem(key)) === textOf(signup, answers);
}
