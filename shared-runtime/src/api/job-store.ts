import * as v from "valibot";
import { asOneLine, isSoundText } from "./sound-text.ts";

/** The most postings, and the most identifiers, in one call. */
const mostPostings = 500;
export const mostIdentifiers = 5_000;

/** The most bytes of one call. They suffice for postings of a megabyte; larger batches must be split. */
export const mostImportBytes = 16 * 2 ** 20;

export const regionNumbers = [1, 2, 3, 4, 5] as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const sound = v.pipe(v.string(), v.check(isSoundText, "contains characters that no text may have"));
const printable = v.pipe(v.string(), v.transform(asOneLine));

/** The body of `POST /api/jobs/import` and `POST /api/jobs/identifiers`: schema.org postings as boards publish them. */
export const JobPostings = v.object({
  postings: v.pipe(
    v.array(v.unknown()),
    v.minLength(1, "must have at least 1 posting"),
    v.maxLength(mostPostings, `must have at most ${mostPostings} postings`),
  ),
});
export type JobPostings = v.InferOutput<typeof JobPostings>;

/** A posting that was not imported. */
export const RefusedPosting = v.object({
  /**
   * Index of the entry in the call, from 0. If an entry has several postings, several refusals may have the same index.
   */
  index: count,
  /** Absent if the posting has no title. */
  title: v.exactOptional(printable),
  /** One or two sentences: what is wrong and what to do. */
  reason: printable,
});
export type RefusedPosting = v.InferOutput<typeof RefusedPosting>;

/** The answer of `POST /api/jobs/import`, sent after everything but the refused postings has been stored. */
export const JobsImported = v.object({
  new: count,
  changed: count,
  unchanged: count,
  /** The number of postings that a later posting of the call with the same identifier replaced. */
  repeated: count,
  /** The number of entries that were read although their JSON is invalid, including those whose posting was refused. */
  repaired: v.optional(count, 0),
  refused: v.array(RefusedPosting),
});
export type JobsImported = v.InferOutput<typeof JobsImported>;

/** The answer of `POST /api/jobs/identifiers`: the identifiers of postings, whether they are in the store or not. */
export const JobsIdentified = v.object({ identifiers: v.array(v.string()), refused: v.array(RefusedPosting) });
export type JobsIdentified = v.InferOutput<typeof JobsIdentified>;

/**
 * The query of `GET /api/jobs/identifiers`: the identifier after which the list of shown jobs begins, in the order of
 * identifiers.
 */
export const IdentifierQuery = v.object({ after: v.optional(sound, "") });

/** The answer of `GET /api/jobs/identifiers`. Only an empty list means that there are no more. */
export const JobIdentifiers = v.object({ identifiers: v.array(v.string()) });
export type JobIdentifiers = v.InferOutput<typeof JobIdentifiers>;

/** The body of `POST /api/jobs/expire`: the jobs whose deadline has passed, or the listed ones. */
export const JobsExpiry = v.union(
  [
    v.strictObject({ past: v.literal(true) }),
    v.strictObject({ identifiers: v.pipe(v.array(sound), v.maxLength(mostIdentifiers)) }),
  ],
  `must be {"past": true} or {"identifiers": [<at most ${mostIdentifiers} texts>]}`,
);
export type JobsExpiry = v.InferOutput<typeof JobsExpiry>;

/** The answer of `POST /api/jobs/expire`: the number of jobs that it removed. */
export const JobsExpired = v.object({ removed: count });
export type JobsExpired = v.InferOutput<typeof JobsExpired>;

/** `GET /api/jobs/stats`. Regions, postal codes, languages and `newest` describe the shown jobs. */
export const JobStats = v.object({
  shown: count,
  removed: count,
  regions: v.array(v.object({ region: v.picklist(regionNumbers), shown: count })),
  withoutRegion: count,
  withoutZip: count,
  languages: v.object({ da: count, en: count }),
  /** ISO 8601; `null` if there are no jobs. */
  newest: v.nullable(v.string()),
  ratings: v.object({ count, average: v.nullable(v.number()) }),
});
export type JobStats = v.InferOutput<typeof JobStats>;
