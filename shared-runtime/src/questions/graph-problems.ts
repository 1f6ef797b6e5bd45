import { EmploymentRole, OwnerShare, requiredByRole, WorkType } from "shared-runtime/api/employment.ts";
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

/** The required fields that only a question can fill. Title and place of work have inputs of their own. */
const asked: ReadonlySet<string> = new Set(["ownerShare", "workType", "formerManager"]);

/**
 * The faults of a graph, in Danish for editors: one sentence each, which names the question. Empty if the graph is
 * valid.
 */
export function graphProblems(graph: QuestionGraph): readonly string[] {
  const problems = graph.flatMap((question) => questionProblems(graph, question));
  const [start] = graph;
  // Paths are checked only if no question has a fault itself.
  if (problems.length > 0 || start === undefined) return problems;
  return [...new Set(pathProblems(graph, start, [], {}))];
}

function questionProblems(graph: QuestionGraph, { id, field, answers }: Question): readonly string[] {
  const problems: string[] = [];
  if (graph.filter((other) => other.id === id).length > 1) problems.push(`spørgsmålet "${id}": id'et står to gange`);
  if (answers.length === 0) problems.push(`spørgsmålet "${id}" er en blindgyde: det har ingen svar`);
  for (const { value, next } of answers) {
    if (!v.is(valuesOf[field], value)) problems.push(`spørgsmålet "${id}": ${field} kan ikke være "${String(value)}"`);
    if (answers.filter((other) => other.value === value).length > 1) {
      problems.push(`spørgsmålet "${id}": svaret "${value}" står to gange`);
    }
    if (next !== undefined && !graph.some((other) => other.id === next)) {
      problems.push(`spørgsmålet "${id}": svaret "${value}" fører til "${next}", som ikke findes`);
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
  if (before.includes(id)) return [`spørgsmålet "${id}" indgår i en ring: ${[...before, id].join(" -> ")}`];
  return answers.flatMap(({ value, next }) => {
    const after = { ...chosen, [field]: value };
    const question = graph.find((other) => other.id === next);
    if (question) return pathProblems(graph, question, [...before, id], after);
    return missingAtEnd(after).map(
      (missing) => `spørgsmålet "${id}" er en blindgyde: efter "${value}" er der ikke spurgt om ${missing}`,
    );
  });
}

function missingAtEnd(chosen: Chosen): readonly string[] {
  const role = v.safeParse(EmploymentRole, chosen.employmentRole);
  if (!role.success) return ["employmentRole"];
  const required: readonly string[] = requiredByRole[role.output];
  return required.filter((name) => asked.has(name) && chosen[name as QuestionField] === undefined);
}
