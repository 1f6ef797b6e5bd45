import * as v from "valibot";

/**
 * The answer to a stored submission. Bots that filled in the trap get the same answer, so that they notice no
 * difference.
 */
export const SubmissionTaken = v.object({ taken: v.literal(true) });
export type SubmissionTaken = v.InferOutput<typeof SubmissionTaken>;
