import * as v from "valibot";

/** A link's address. Excludes `javascript:` and other schemes that execute code. */
export const Href = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^(https?:\/\/|mailto:|tel:|\/(?!\/)|#|\?|\.{1,2}\/)/i, "en adresse, der begynder med / eller https://"),
  v.examples(["/indmeldelse"]),
);
export type Href = v.InferOutput<typeof Href>;
