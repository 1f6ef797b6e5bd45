import type { EmploymentRole } from "shared-runtime/api/employment.ts";
import { educationLevels, readDependent, WorkInfo } from "shared-runtime/api/signup-work.ts";
import type { Question, QuestionField, QuestionGraph } from "shared-runtime/questions/question.ts";
import * as v from "valibot";
import { openedQuestions, openQuestion } from "../questions/question-stack.ts";
import { typedWork } from "./typed-work.ts";
import type { WorkValues } from "./work-values.ts";

interface WorkRead {
  /** `undefined` if there are problems. */
  readonly work: WorkInfo | undefined;
  /** By field. */
  readonly problems: ReadonlyMap<string, string>;
}

/** Reads the values of the step. Every opened question must be answered. */
export function readWork(graph: QuestionGraph, values: WorkValues): WorkRead {
  const opened = openedQuestions(graph, values);
  const problems = new Map(opened.flatMap((question) => problemOf(question, values)));
  const unopened = openQuestion(graph, values);
  if (unopened) problems.set(unopened.field, "Svar på det næste spørgsmål");
  if (!isLevel(values.educationLevel)) problems.set("educationLevel", "Vælg dit uddannelsesniveau fra listen");
  const typed = typedWork(values);
  if (isRole(typed.employmentRole)) {
    for (const [field, message] of Object.entries(readDependent(typed.employmentRole, typed).problems)) {
      problems.set(field, problems.get(field) ?? message);
    }
  }
  const read = v.safeParse(WorkInfo, { ...typed, stack: opened.map(({ id }) => id) });
  return { work: read.success && problems.size === 0 ? read.output : undefined, problems };
}

function problemOf({ field }: Question, values: WorkValues): readonly (readonly [string, string])[] {
  if (values[field] !== "") return [];
  const read = v.safeParse(WorkInfo.entries[field], undefined);
  const own = field === "employmentRole" ? read.issues?.[0].message : undefined;
  return [[field, own ?? ownMessages[field] ?? "Vælg et svar"]];
}

const missing = (role: EmploymentRole) => readDependent(role, {}).problems;
const ownMessages: Readonly<Partial<Record<QuestionField, string>>> = {
  ownerShare: missing("direktor")["ownerShare"],
  workType: missing("ansat_med_ledelsesansvar")["workType"],
  formerManager: missing("ledig")["formerManager"],
} as Readonly<Record<string, string>>;

const isRole = (value: unknown): value is EmploymentRole => v.is(WorkInfo.entries.employmentRole, value);
const isLevel = (value: string): boolean => ["", ...educationLevels].includes(value);
