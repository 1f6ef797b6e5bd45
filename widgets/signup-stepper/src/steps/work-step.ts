import { educationLevels, readDependent, type EmploymentRole, WorkInfo } from "shared-runtime/api/signup-work.ts";
import { flowStep } from "shared-runtime/flow/flow-step.ts";
import * as v from "valibot";
import { openedQuestions, openQuestion } from "../questions/question-stack.ts";
import type { Question, QuestionField } from "shared-runtime/questions/question.ts";
import type { QuestionSource } from "../questions/question-source.ts";
import { untouchedWork, type WorkValues } from "./work-values.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";

const text = v.optional(v.string(), "");

const entries = {
  employmentRole: text,
  ownerShare: text,
  workType: text,
  formerManager: text,
  contractIsWhiteCollar: text,
  ceo: text,
  trusted: text,
  workTitle: text,
  /** JSON of a `WorkPlace`. */
  workPlace: text,
  educationLevel: v.picklist(["", ...educationLevels], "Vælg dit uddannelsesniveau fra listen"),
  /** Ids of the opened questions. */
  stack: v.optional(v.array(v.string()), []),
};

/** The form of the step, whose output is a `WorkInfo`. Every opened question must be answered. */
export const workForm = (questions: Pick<QuestionSource, "graph">) =>
  v.pipe(
    v.object(entries),
    v.rawTransform(({ dataset: { value: values }, addIssue, NEVER }) => {
      const { graph } = questions;
      const opened = openedQuestions(graph, values);
      const problems = new Map(opened.flatMap((question) => problemOf(question, values)));
      const unopened = openQuestion(graph, values);
      if (unopened) problems.set(unopened.field, "Svar på det næste spørgsmål");
      const typed = typedWork(values);
      if (isRole(typed.employmentRole)) {
        for (const [field, message] of Object.entries(readDependent(typed.employmentRole, typed).problems)) {
          problems.set(field, problems.get(field) ?? message);
        }
      }
      for (const [key, message] of problems) {
        addIssue({
          message,
          path: [{ type: "object", origin: "value", input: values, key, value: values[key as "stack"] }],
        });
      }
      const read = v.safeParse(WorkInfo, { ...typed, stack: opened.map(({ id }) => id) });
      return read.success && problems.size === 0 ? read.output : NEVER;
    }),
  );

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

/** The values in the form of a `WorkInfo`: without empty values, and with parsed booleans and place of work. */
export function typedWork(values: WorkValues): Readonly<Record<string, unknown>> {
  const { stack, workPlace, ...texts } = values;
  const given = Object.entries(texts).flatMap(([name, value]): readonly (readonly [string, unknown])[] =>
    value === "" ? [] : [[name, booleans.has(name) ? value === "ja" : value]],
  );
  return { ...Object.fromEntries(given), workPlace: placeIn(workPlace), stack };
}

const booleans: ReadonlySet<string> = new Set(["formerManager", "contractIsWhiteCollar", "ceo", "trusted"]);

/** The place of work that a field holds; `undefined` if it is empty or not JSON. */
export function placeIn(text: string): unknown {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  return parsed.success ? parsed.output : undefined;
}

export const workStep = (texts: SignupStepperTexts, questions: Pick<QuestionSource, "graph">) =>
  flowStep({
    id: "workInfo",
    heading: texts.workTitle,
    label: texts.workLabel,
    schema: workForm(questions),
    initial: { ...untouchedWork, stack: [] },
  });
