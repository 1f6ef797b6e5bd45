import { digestOf } from "../forms/digest.ts";
import { newSubmissionKey } from "../forms/submission-keys.ts";
import { normalLine } from "../rules/normal-text.ts";
import { submittedAnswers } from "./flow-route.ts";
import type { FlowAnswers, FlowStep } from "./flow-step.ts";

/** The input of a submission. */
export interface FlowSubmission {
  /** The step that was answered last. */
  readonly step: string;
  /** The typed values of all steps that are asked. */
  readonly answers: FlowAnswers;
  /** The idempotency key. It is the same for a repeated submission of the same values. */
  readonly key: string;
}

/** An attempt to submit. */
export interface Attempt {
  /**
   * The digest of the submitted values. It survives a reload, which empties secret fields until they are typed again.
   */
  readonly sent: string;
  readonly key: string;
}

interface Submitting {
  readonly step: string;
  readonly answers: FlowAnswers;
}

/**
 * The attempt with the current answers: the last attempt if nothing has changed since, otherwise one with a new key.
 */
export function attemptWith(steps: readonly FlowStep[], current: Submitting, last: Attempt | undefined): Attempt {
  const sent = digestOf(sentAs(steps, current));
  return last?.sent === sent ? last : { sent, key: newSubmissionKey() };
}

/** The present payload as JSON. Texts that differ only in invisible characters are equal. */
export function sentAs(steps: readonly FlowStep[], { step, answers }: Submitting): string {
  return normalLine(JSON.stringify([step, submittedAnswers(steps, answers)]));
}
