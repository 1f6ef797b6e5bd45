import type { QuestionGraph } from "shared-runtime/questions/question.ts";
import { type FlowAnswers, typedIn } from "shared-runtime/flow/flow-step.ts";
import { jsonText } from "shared-runtime/api/json-text.ts";
import { answerQuestion, openedQuestions } from "../questions/question-stack.ts";
import { signupBody } from "../sending/signup-body.ts";
import type { SignupFlow } from "../signup-flow.ts";
import type { WorkValues } from "../steps/work-values.ts";
import { sampleAnswers } from "./sample-answers.ts";

/** More forms than this are not priced. */
const most = 6;

/**
 * The sign-up forms, as JSON, that the answers can still lead to: one for each way to answer the open questions about
 * work. Empty if no product is chosen, until the questions are loaded, or if too much is still open. Only the answers that decide the price are the
 * person's own; all others are made up, so that a price reveals nobody.
 */
export function possibleForms(signup: SignupFlow, answers: FlowAnswers): readonly string[] {
  const { product } = typedIn(answers, signup.contact);
  if (product === "" || signup.questions.length === 0) return [];
  const { workTitle, workPlace } = typedIn(sampleAnswers, signup.work);
  const paths = pathsFrom(signup.questions, typedIn(answers, signup.work) as unknown as WorkValues);
  if (paths.length > most) return [];
  return paths.map((path) =>
    jsonText(
      signupBody(
        signup,
        {
          ...sampleAnswers,
          contactInfo: { ...sampleAnswers["contactInfo"], product },
          workInfo: { ...path, workTitle, workPlace, educationLevel: "" },
        },
        null,
      ),
    ),
  );
}

/** The answers with each way to answer what is still open. Empty if the first question is not answered. */
function pathsFrom(graph: QuestionGraph, values: WorkValues): readonly WorkValues[] {
  const opened = openedQuestions(graph, values);
  const last = opened.at(-1);
  if (last === undefined) return [values];
  const given = last.answers.find(({ value }) => value === values[last.field]);
  if (given === undefined && opened.length === 1) return [];
  return (given === undefined ? last.answers : [given]).flatMap(({ value, next }) => {
    const answered = answerQuestion(graph, values, last.id, value);
    return next === undefined ? [answered] : pathsFrom(graph, answered);
  });
}
