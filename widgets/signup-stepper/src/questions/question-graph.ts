import * as v from "valibot";
import { graphProblems } from "./graph-problems.ts";
import { Question } from "./question.ts";

/**
 * The questions about somebody's work. The first one begins; each answer may lead to another question. Refused with the id
 * of the question if an answer leads nowhere or in a circle, if a path ends without what the role requires, or if a value
 * does not fit its field.
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
