import { QuestionSet, questionSetPath } from "shared-runtime/api/question-set.ts";
import type { QuestionGraph } from "shared-runtime/questions/question.ts";
import * as v from "valibot";
import type { SignupStepperProps } from "../signup-stepper.props.ts";
import { defaultQuestions } from "./default-questions.ts";

const timeoutMs = 8_000;

/** The questions of a flow. */
export interface QuestionSource {
  readonly graph: QuestionGraph;
  /**
   * Loads the set that the placeholder names, once, and makes it the graph. Never rejects: without the set, the embedded
   * questions are asked, and `onFailure` receives the reason.
   */
  readonly load: (apiUrl: string, onFailure: (error: unknown) => void) => Promise<void>;
}

export function questionSource({
  questions,
  questionSet,
}: Pick<SignupStepperProps, "questions" | "questionSet">): QuestionSource {
  let graph = questions ?? defaultQuestions;
  let loading: Promise<void> | undefined;
  const load = async (apiUrl: string, name: string) => {
    const answer = await fetch(new URL(questionSetPath(name), apiUrl), { signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) throw new Error(`The question set "${name}" was answered with ${answer.status}.`);
    graph = v.parse(QuestionSet, await answer.json()).questions;
  };
  return {
    get graph() {
      return graph;
    },
    load(apiUrl, onFailure) {
      if (questions || questionSet === undefined) return Promise.resolve();
      return (loading ??= load(apiUrl, questionSet).catch(onFailure));
    },
  };
}
