import { graphProblems } from "shared-runtime/questions/graph-problems.ts";
import { QuestionGraphSchema } from "shared-runtime/questions/question-graph.ts";
import * as v from "valibot";
import { expect, it } from "vitest";
import { defaultQuestions } from "./default-questions.ts";

it("the embedded questions have no problems", () => {
  expect(graphProblems(defaultQuestions)).toEqual([]);
  expect(v.is(QuestionGraphSchema, defaultQuestions)).toBe(true);
});
