import type { WorkInfo } from "shared-runtime/api/signup-work.ts";
import { flowStep } from "shared-runtime/flow/flow-step.ts";
import * as v from "valibot";
import type { QuestionSource } from "../questions/question-source.ts";
import type { SignupStepperTexts } from "../signup-stepper.texts.ts";
import { untouchedWork } from "./work-values.ts";

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
  educationLevel: text,
  /** Ids of the opened questions. */
  stack: v.optional(v.array(v.string()), []),
};

type Source = Pick<QuestionSource, "graph" | "readWork">;

/**
 * The form of the step, whose output is a `WorkInfo`. Its rules are loaded with the step: until then, the answers of a
 * draft count as valid.
 */
export const workForm = (source: Source) =>
  v.pipe(
    v.object(entries),
    v.rawTransform(({ dataset: { value: values }, addIssue, NEVER }): WorkInfo => {
      const read = source.readWork?.(source.graph, values);
      if (!read) return values as unknown as WorkInfo;
      for (const [key, message] of read.problems) {
        addIssue({
          message,
          path: [{ type: "object", origin: "value", input: values, key, value: values[key as "stack"] }],
        });
      }
      return read.work ?? NEVER;
    }),
  );

export const workStep = (texts: SignupStepperTexts, source: Source) =>
  flowStep({
    id: "workInfo",
    heading: texts.workTitle,
    label: texts.workLabel,
    schema: workForm(source),
    initial: { ...untouchedWork, stack: [] },
  });
