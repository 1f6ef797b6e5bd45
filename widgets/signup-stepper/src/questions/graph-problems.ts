import { EmploymentRole, OwnerShare, requiredByRole, WorkType } from "shared-runtime/api/signup-work.ts";
import * as v from "valibot";
import type { Question, QuestionField, QuestionGraph } from "./question.ts";

const yesOrNo = v.picklist(["ja", "nej"]);

const valuesOf: Readonly<Record<QuestionField, v.GenericSchema>> = {
  employmentRole: EmploymentRole,
  ownerShare: OwnerShare,
  workType: WorkType,
  formerManager: yesOrNo,
  contractIsWhiteCollar: yesOrNo,
  ceo: yesOrNo,
  trusted: yesOrNo,
};

/** The required fields that only a question can fill. Title and place of work have fields of their own. */
const asked: ReadonlySet<string> = new Set(["ownerShare", "workType", "formerManager"]);

/** What is wrong with a graph, a sentence each that names the question. Empty if nothing is. */
export function graphProblems(graph: QuestionGraph): readonly string[] {
  const problems = graph.flatMap((question) => questionProblems(graph, question));
  const [start] = graph;
  // Paths are followed only in a graph whose questions are each in order.
  if (problems.length > 0 || start === undefined) return problems;
  return [...new Set(pathProblems(graph, start, [], {}))];
}

function questionProblems(graph: QuestionGraph, { id, field, answers }: Question): readonly string[] {
  const problems: string[] = [];
  if (graph.filter((other) => other.id === id).length > 1) problems.push(`question "${id}": the id is not unique`);
  if (answers.length === 0) problems.push(`question "${id}" is a dead end: it has no answers`);
  for (const { value, next } of answers) {
    if (!v.is(valuesOf[field], value)) problems.push(`question "${id}": ${field} cannot be "${String(value)}"`);
    if (answers.filter((other) => other.value === value).length > 1) {
      problems.push(`question "${id}": the answer "${value}" is not unique`);
    }
    if (next !== undefined && !graph.some((other) => other.id === next)) {
      problems.push(`question "${id}": the answer "${value}" leads to "${next}", which does not exist`);
    }
  }
  return problems;
}

type Chosen = Readonly<Partial<Record<QuestionField, string>>>;

function pathProblems(
  graph: QuestionGraph,
  { id, field, answers }: Question,
  before: readonly string[],
  chosen: Chosen,
): readonly string[] {
  if (before.includes(id)) return [`question "${id}" is part of a cycle: ${[...before, id].join(" -> ")}`];
  return answers.flatMap(({ value, next }) => {
    const after = { ...chosen, [field]: value };
    const question = graph.find((other) => other.id === next);
    if (question) return pathProblems(graph, question, [...before, id], after);
    return missingAtEnd(after).map(
      (missing) => `question "${id}" is a dead end: after "${value}", ${missing} was never asked`,
    );
  });
}

function missingAtEnd(chosen: Chosen): readonly string[] {
  const role = v.safeParse(EmploymentRole, chosen.employmentRole);
  if (!role.success) return ["employmentRole"];
  const required: readonly string[] = requiredByRole[role.output];
  return required.filter((name) => asked.has(name) && chosen[name as QuestionField] === undefined);
}
