import { QuestionSet, questionSetPath } from "shared-runtime/api/question-set.ts";
import type { QuestionGraph } from "shared-runtime/questions/question.ts";
import * as v from "valibot";
import type { SignupStepperProps } from "../signup-stepper.props.ts";
import type { readWork } from "../steps/work-rules.ts";

const timeoutMs = 8_000;

/** The questions of a flow. */
export interface QuestionSource {
  /** Empty until the questions are loaded. */
  readonly graph: QuestionGraph;
  /** Reads the answers; `undefined` until the questions are loaded. */
  readonly readWork: typeof readWork | undefined;
  /**
   * Loads the questions with their rules: once, the set that the placeholder names. Without that set, the embedded
   * questions are asked, and `onFailure` receives the reason. Rejects only if the file of the step cannot be loaded.
   */
  readonly load: (apiUrl: string, onFailure: (error: unknown) => void) => Promise<void>;
}

interface WorkPart {
  readonly defaultQuestions: QuestionGraph;
  readonly readWork: typeof readWork;
}

export function questionSource(
  { questions, questionSet }: Pick<SignupStepperProps, "questions" | "questionSet">,
  loadWork: () => Promise<WorkPart>,
): QuestionSource {
  let graph: QuestionGraph = questions ?? [];
  let rules: typeof readWork | undefined;
  let loading: Promise<QuestionGraph | undefined> | undefined;
  const load = async (apiUrl: string, name: string) => {
    const answer = await fetch(new URL(questionSetPath(name), apiUrl), { signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) throw new Error(`The question set "${name}" was answered with ${answer.status}.`);
    return v.parse(QuestionSet, await answer.json()).questions;
  };
  return {
    get graph() {
      return graph;
    },
    get readWork() {
      return rules;
    },
    async load(apiUrl, onFailure) {
      if (!questions && questionSet !== undefined)
        loading ??= load(apiUrl, questionSet).catch((error: unknown) => {
          onFailure(error);
          return undefined;
        });
      const [work, loaded] = await Promise.all([loadWork(), loading]);
      graph = questions ?? loaded ?? work.defaultQuestions;
      rules = work.readWork;
    },
  };
}
