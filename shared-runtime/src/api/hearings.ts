import * as v from "valibot";

/** Relative to the address of the API. */
export const hearingsPath = "hearings";

/** A draft on which members may give their opinion. */
export const Hearing = v.strictObject({
  /** Part of the stored answers. Never changed. */
  id: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/, "must be of lower-case letters, digits and hyphens")),
  title: v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"), v.maxLength(200)),
  /** The last day on which an answer is taken, in Copenhagen. */
  deadline: v.pipe(v.string(), v.isoDate("must be a day, like 2026-12-10")),
});
export type Hearing = v.InferOutput<typeof Hearing>;

/** The answer of `GET /api/hearings`: the hearings that take answers today, the one that ends first at the beginning. */
export const OpenHearings = v.object({ hearings: v.array(Hearing) });
export type OpenHearings = v.InferOutput<typeof OpenHearings>;
