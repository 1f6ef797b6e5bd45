import * as v from "valibot";

/** The answer to a stored lead, and to one that a bot filled in, so that a bot cannot tell the difference. */
export const LeadTaken = v.object({ taken: v.literal(true) });
export type LeadTaken = v.InferOutput<typeof LeadTaken>;
