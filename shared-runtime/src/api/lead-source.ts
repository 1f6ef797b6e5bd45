import * as v from "valibot";

/** Number of the dialog that a lead comes from, as configured in the CMS. */
export const LeadSource = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1));
