import * as v from "valibot";

/** An address that a link may lead to. Leaves out `javascript:` and other schemes that run something. */
export const Href = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#|\?|\.{1,2}\/)/i, "en adresse, der begynder med / eller https://"),
  v.examples(["/bliv-medlem"]),
);
export type Href = v.InferOutput<typeof Href>;
