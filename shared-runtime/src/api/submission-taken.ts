import * as v from "valibot";

/** The answer to a stored submission, and to one that a bot filled in, so that a bot notices no difference. */
export const SubmissionTaken = v.object({ taken: v.literal(true) });
export type SubmissionTaken = v.InferOutput<typeof SubmissionTaken>;
