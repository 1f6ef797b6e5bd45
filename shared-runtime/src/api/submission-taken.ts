import * as v from "valibot";

/**
 * The answer to a stored submission, which is the same for one that a bot filled in, so that the bot notices no
 * difference.
 */
export const SubmissionTaken = v.object({ taken: v.literal(true) });
export type SubmissionTaken = v.InferOutput<typeof SubmissionTaken>;
