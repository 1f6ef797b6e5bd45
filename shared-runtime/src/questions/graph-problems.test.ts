import * as v from "valibot";
import { expect, it } from "vitest";
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

it.each<[string, readonly Question[], readonly string[]]>([
  ["an unknown target", [role], ['spørgsmålet "role": svaret "ledig" fører til "former", som ikke findes']],
  [
    "a cycle",
    [role, { ...former, answers: [{ value: "ja", label: "Ja", next: "role" }] }],
    ['spørgsmålet "role" indgår i en ring: role -> former -> role'],
  ],
  [
    "a question without answers",
    [role, { ...former, answers: [] }],
    ['spørgsmålet "former" er en blindgyde: det har ingen svar'],
  ],
  [
    "a path that never asks what the role requires",
    [{ ...role, answers: [{ value: "direktor", label: "Direktør" }] }],
    ['spørgsmålet "role" er en blindgyde: efter "direktor" er der ikke spurgt om ownerShare'],
  ],
  [
    "a path without a role",
    [former],
    [
      'spørgsmålet "former" er en blindgyde: efter "ja" er der ikke spurgt om employmentRole',
      'spørgsmålet "former" er en blindgyde: efter "nej" er der ikke spurgt om employmentRole',
    ],
  ],
  [
    "a value that its field does not take",
    [role, { ...former, answers: [{ value: "maybe", label: "Måske" }] }],
    ['spørgsmålet "former": formerManager kan ikke være "maybe"'],
  ],
  [
    "an id that stands twice",
    [role, former, former],
    [`spørgsmålet "former": id'et står to gange`, `spørgsmålet "former": id'et står to gange`],
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
    ['spørgsmålet "former": svaret "ja" står to gange', 'spørgsmålet "former": svaret "ja" står to gange'],
  ],
])("refuses %s, and names the question", (_, graph, problems) => {
  expect(graphProblems(graph)).toEqual(problems);
  const read = v.safeParse(QuestionGraphSchema, graph);
  expect(read.issues?.map(({ message }) => message)).toEqual(problems);
});
