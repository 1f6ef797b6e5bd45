import * as v from "valibot";
import { asOneLine, isSoundText } from "./sound-text.ts";

/** The most postings in one call, and the most identifiers. */
export const mostPostings = 500;
export const mostIdentifiers = 5_000;

/** The most bytes of one call. A posting of a megabyte is taken; a batch of them must be cut smaller. */
export const mostImportBytes = 16 * 2 ** 20;

export const regionNumbers = [1, 2, 3, 4, 5] as const;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const sound = v.pipe(v.string(), v.check(isSoundText, "has letters that no text has"));
const told = v.pipe(v.string(), v.transform(asOneLine));

/** The body of `POST /api/jobs/import` and `POST /api/jobs/identifiers`: schema.org postings as boards publish them. */
export const JobPostings = v.object({
  postings: v.pipe(
    v.array(v.unknown()),
    v.minLength(1, "must have at least 1 posting"),
    v.maxLength(mostPostings, `must have at most ${mostPostings} postings`),
  ),
});
export type JobPostings = v.InferOutput<typeof JobPostings>;

/** A posting that was not taken. */
export const RefusedPosting = v.object({
  /** Which one of the call, from 0. Several where one entry holds several postings. */
  index: count,
  /** Its title, where it has one. */
  title: v.exactOptional(told),
  /** What is wrong with it and what to do, a sentence or two. */
  reason: told,
});
export type RefusedPosting = v.InferOutput<typeof RefusedPosting>;

/** The answer of `POST /api/jobs/import`. Everything but the refused postings is kept, and was before it was answered. */
export const JobsImported = v.object({
  new: count,
  changed: count,
  unchanged: count,
  /** Another posting of the call has the same identifier and came after it: that one is kept. */
  repeated: count,
  refused: v.array(RefusedPosting),
});
export type JobsImported = v.InferOutput<typeof JobsImported>;

/** The answer of `POST /api/jobs/identifiers`: what postings are known by, whether they are in the store or not. */
export const JobsIdentified = v.object({ identifiers: v.array(v.string()), refused: v.array(RefusedPosting) });
export type JobsIdentified = v.InferOutput<typeof JobsIdentified>;

/** The query of `GET /api/jobs/identifiers`: of the jobs that are shown, in their order, those after one. */
export const IdentifierQuery = v.object({ after: v.optional(sound, "") });

/** Its answer. A list that is not empty may be followed by more. */
export const JobIdentifiers = v.object({ identifiers: v.array(v.string()) });
export type JobIdentifiers = v.InferOutput<typeof JobIdentifiers>;

/** The body of `POST /api/jobs/expire`: the jobs whose deadline has passed, or these. */
export const JobsExpiry = v.union(
  [
    v.strictObject({ past: v.literal(true) }),
    v.strictObject({ identifiers: v.pipe(v.array(sound), v.maxLength(mostIdentifiers)) }),
  ],
  `must be {"past": true} or {"identifiers": [<at most ${mostIdentifiers} texts>]}`,
);
export type JobsExpiry = v.InferOutput<typeof JobsExpiry>;

/** Its answer: how many jobs are no longer shown because of it. */
export const JobsExpired = v.object({ removed: count });
export type JobsExpired = v.InferOutput<typeof JobsExpired>;

/** `GET /api/jobs/stats`. Regions, postal codes, languages and `newest` are those of the jobs that are shown. */
export const JobStats = v.object({
  shown: count,
  removed: count,
  regions: v.array(v.object({ region: v.picklist(regionNumbers), shown: count })),
  withoutRegion: count,
  withoutZip: count,
  languages: v.object({ da: count, en: count }),
  /** ISO 8601; null if there is no job. */
  newest: v.nullable(v.string()),
  ratings: v.object({ count, average: v.nullable(v.number()) }),
});
export type JobStats = v.InferOutput<typeof JobStats>;
