import * as v from "valibot";
import { graphProblems } from "./graph-problems.ts";
import { Question } from "./question.ts";

/**
 * The questions about a person's work, beginning with the first. An answer may lead to another question. A graph is
 * invalid if an answer leads to an unknown question or in a circle, if a path ends without a field that the role
 * requires, or if a value does not fit its field. The message names the question.
 */
export const QuestionGraphSchema = v.pipe(
  v.array(Question),
  v.minLength(1, "needs at least one question"),
  v.maxLength(40),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const message of graphProblems(dataset.value)) addIssue({ message });
  }),
);
