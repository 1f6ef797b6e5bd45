import * as v from "valibot";

/** Whether pages of the origin that a call comes from may call the API. */
export const CallerOrigin = v.object({ allowed: v.boolean() });
export type CallerOrigin = v.InferOutput<typeof CallerOrigin>;
