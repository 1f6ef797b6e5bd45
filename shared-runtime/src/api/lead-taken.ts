import * as v from "valibot";

/** The answer to a lead that is stored, and to one that a program filled in. Nobody reads more from it than that. */
export const LeadTaken = v.object({ taken: v.literal(true) });
export type LeadTaken = v.InferOutput<typeof LeadTaken>;
