import * as v from "valibot";

/** The words of a dialog in which a person consented, as they are stored. Equal words have equal versions. */
export const KeptWords = v.object({ text: v.string(), version: v.string() });
export type KeptWords = v.InferOutput<typeof KeptWords>;
