import * as v from "valibot";

/** The work fields that an answer can set. A field of booleans takes `ja` and `nej`. */
export const questionFields = [
  "employmentRole",
  "ownerShare",
  "workType",
  "formerManager",
  "contractIsWhiteCollar",
  "ceo",
  "trusted",
] as const;
export type QuestionField = (typeof questionFields)[number];

export const questionDrawings = ["director", "manager", "employee", "self-employed", "unemployed"] as const;
export type QuestionDrawing = (typeof questionDrawings)[number];

const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/, "must have 1 to 60 letters, digits, - and _"));
const Sentence = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300));

const Answer = v.object({
  /** A value that the field accepts. */
  value: v.pipe(v.string(), v.nonEmpty()),
  label: Sentence,
  hint: v.optional(Sentence),
  /** Shown if the question's `look` is `illustration`. */
  drawing: v.optional(v.picklist(questionDrawings)),
  /** Id of the next question. If absent, the path ends here. */
  next: v.optional(Id),
});
export type Answer = v.InferOutput<typeof Answer>;

export const Question = v.object({
  id: Id,
  /** The field in which the answer is stored. */
  field: v.picklist(questionFields),
  /** `detailed`: rows with a hint; `illustration`: tiles with a drawing; `simple`: short answers. */
  look: v.optional(v.picklist(["detailed", "illustration", "simple"]), "simple"),
  title: Sentence,
  hint: v.optional(Sentence),
  answers: v.pipe(v.array(Answer), v.maxLength(12)),
});
export type Question = v.InferOutput<typeof Question>;

/** The questions of the step, beginning with the first. */
export type QuestionGraph = readonly Question[];
