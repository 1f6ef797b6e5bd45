import * as v from "valibot";

/** Whether the caller's origin may call the API. */
export const CallerOrigin = v.object({ allowed: v.boolean() });
export type CallerOrigin = v.InferOutput<typeof CallerOrigin>;
