import * as v from "valibot";
import { expect, it } from "vitest";
import { defaultQuestions } from "./default-questions.ts";
import { graphProblems } from "./graph-problems.ts";
import type { Question } from "./question.ts";
import { QuestionGraphSchema } from "./question-graph.ts";

const role: Question = {
  id: "role",
  field: "employmentRole",
  look: "simple",
  title: "Rolle?",
  answers: [{ value: "ledig", label: "Ledig", next: "former" }],
};
const former: Question = {
  id: "former",
  field: "formerManager",
  look: "simple",
  title: "Før?",
  answers: [
    { value: "ja", label: "Ja" },
    { value: "nej", label: "Nej" },
  ],
};

it("has nothing against the embedded questions", () => {
  expect(graphProblems(defaultQuestions)).toEqual([]);
  expect(v.is(QuestionGraphSchema, defaultQuestions)).toBe(true);
});

it.each<[string, readonly Question[], readonly string[]]>([
  ["an unknown target", [role], ['question "role": the answer "ledig" leads to "former", which does not exist']],
  [
    "a cycle",
    [role, { ...former, answers: [{ value: "ja", label: "Ja", next: "role" }] }],
    ['question "role" is part of a cycle: role -> former -> role'],
  ],
  [
    "a question without answers",
    [role, { ...former, answers: [] }],
    ['question "former" is a dead end: it has no answers'],
  ],
  [
    "a path that never asks what the role requires",
    [{ ...role, answers: [{ value: "direktor", label: "Direktør" }] }],
    ['question "role" is a dead end: after "direktor", ownerShare was never asked'],
  ],
  [
    "a path without a role",
    [former],
    [
      'question "former" is a dead end: after "ja", employmentRole was never asked',
      'question "former" is a dead end: after "nej", employmentRole was never asked',
    ],
  ],
  [
    "a value that its field does not take",
    [role, { ...former, answers: [{ value: "maybe", label: "Måske" }] }],
    ['question "former": formerManager cannot be "maybe"'],
  ],
  [
    "an id that stands twice",
    [role, former, former],
    ['question "former": the id is not unique', 'question "former": the id is not unique'],
  ],
  [
    "an answer that stands twice",
    [
      role,
      {
        ...former,
        answers: [
          { value: "ja", label: "Ja" },
          { value: "ja", label: "Jo" },
        ],
      },
    ],
    ['question "former": the answer "ja" is not unique', 'question "former": the answer "ja" is not unique'],
  ],
])("refuses %s, and names the question", (_, graph, problems) => {
  expect(graphProblems(graph)).toEqual(problems);
  const read = v.safeParse(QuestionGraphSchema, graph);
  expect(read.issues?.map(({ message }) => message)).toEqual(problems);
});
