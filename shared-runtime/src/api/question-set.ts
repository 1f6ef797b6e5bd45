import * as v from "valibot";
import { QuestionGraphSchema } from "../questions/question-graph.ts";

/** The name of a set: lower-case letters, digits and hyphens. */
export const QuestionSetName = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/, "små bogstaver, tal og bindestreger, højst 60"),
);

/** Relative to the address of the API. */
export const questionSetPath = (name: string) => `question-sets/${name}`;

/** Questions about a person's work that replace the embedded ones: the answer of `GET /api/question-sets/<name>`. */
export const QuestionSet = v.strictObject({ questions: QuestionGraphSchema });
export type QuestionSet = v.InferOutput<typeof QuestionSet>;
