import { digestOf } from "../forms/digest.ts";
import { newSubmissionKey } from "../forms/submission-keys.ts";
import { normalLine } from "../rules/normal-text.ts";
import { submittedAnswers } from "./flow-route.ts";
import type { FlowAnswers, FlowStep } from "./flow-step.ts";

/** The payload of a flow. */
export interface FlowSubmission {
  /** The step that was answered. */
  readonly step: string;
  /** The values of all steps that are asked, as they are typed. */
  readonly answers: FlowAnswers;
  /** The same for a repeated submission of the same values. */
  readonly key: string;
}

/** An attempt to submit. */
export interface Attempt {
  /** The digest of the submitted values. A reload empties secret fields, which are then typed again. */
  readonly sent: string;
  readonly key: string;
}

interface Submitting {
  readonly step: string;
  readonly answers: FlowAnswers;
}

/** The attempt with the current answers: the last one if nothing has changed since, or else one with a new key. */
export function attemptWith(steps: readonly FlowStep[], current: Submitting, last: Attempt | undefined): Attempt {
  const sent = digestOf(sentAs(steps, current));
  return last?.sent === sent ? last : { sent, key: newSubmissionKey() };
}

/** The JSON of the payload now. Texts that differ only in invisible characters are equal. */
export function sentAs(steps: readonly FlowStep[], { step, answers }: Submitting): string {
  return normalLine(JSON.stringify([step, submittedAnswers(steps, answers)]));
}
