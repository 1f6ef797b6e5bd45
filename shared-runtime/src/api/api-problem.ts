import * as v from "valibot";

/** A refused field, and the sentence about it for the person who filled it in. */
export const FieldProblem = v.object({ field: v.string(), message: v.string() });
export type FieldProblem = v.InferOutput<typeof FieldProblem>;

/** The body of every error answer of the API. `message.id` is the correlation id that is also in the server's log. */
export const ApiProblem = v.object({
  errorKey: v.string(),
  message: v.object({
    id: v.string(),
    /** The error as a sentence, for calls whose callers show it. */
    text: v.exactOptional(v.string()),
  }),
  /** A sentence for the visitor, if there is more to say than that it failed. */
  reason: v.exactOptional(v.string()),
  problems: v.exactOptional(v.array(FieldProblem)),
});
export type ApiProblem = v.InferOutput<typeof ApiProblem>;
