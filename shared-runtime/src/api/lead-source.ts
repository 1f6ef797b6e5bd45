import * as v from "valibot";

/** Names the dialog that a lead comes from, as the CMS configures it. */
export const LeadSource = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1));
