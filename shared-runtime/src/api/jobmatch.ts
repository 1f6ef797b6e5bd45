import * as v from "valibot";

/** The most jobs for one CV, and the default of `jobsCount`. */
export const mostJobs = 99;

/** The regions of Denmark by their numbers in the API. */
export const regions = {
  1: "Hovedstaden",
  2: "Sjælland",
  3: "Syddanmark",
  4: "Midtjylland",
  5: "Nordjylland",
} as const;
export type Region = keyof typeof regions;

/** The limits of a job's distance, in kilometres of straight-line distance. The last one means the whole country. */
export const distances = [10, 25, 100, 200, 300, 999] as const;
export type Distance = (typeof distances)[number];
export const wholeCountry = 999;

export const JobMatchJob = v.object({
  id: v.string(),
  title: v.string(),
  company: v.string(),
  location: v.string(),
  /** The start of the posting as plain text. */
  jobDescription: v.string(),
  sourceJobUrl: v.string(),
  /** Language of the title and the description. */
  language: v.exactOptional(v.picklist(["da", "en"])),
  /** The straight-line distance from the postal code of the search; absent if the posting has no place. */
  distanceKm: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** The last day to apply; absent if the posting does not say. */
  applyBy: v.exactOptional(v.pipe(v.string(), v.isoDate())),
  /** The day it was posted; absent if the posting does not say. */
  postedOn: v.exactOptional(v.pipe(v.string(), v.isoDate())),
  /** True for the last job of a visitor who is not a member. Its other fields are empty. */
  locked: v.exactOptional(v.literal(true)),
});
export type JobMatchJob = v.InferOutput<typeof JobMatchJob>;

const JobMatchFilter = v.object({
  jobLocationRegion: v.exactOptional(v.picklist([1, 2, 3, 4, 5])),
  maxDistance: v.picklist(distances),
});

export const JobMatchResults = v.object({
  /** The best job first. */
  jobMatchJobs: v.array(JobMatchJob),
  /** `place`: the CV has no term that a job requires, so that new and near jobs come first. */
  matchedBy: v.exactOptional(v.picklist(["cv", "place"])),
  /** The filter that was applied. For visitors who are not members: the whole country, regardless of the request. */
  filter: v.exactOptional(JobMatchFilter),
  /** Only if no job was found: the next wider filter that finds one. Absent if there is none. */
  wider: v.exactOptional(JobMatchFilter),
});
export type JobMatchResults = v.InferOutput<typeof JobMatchResults>;

/** The query of `GET /api/jobmatch/get-jobmatch-core-qualities`, without the token. */
export const CoreQualitiesQuery = v.object({
  jobId: v.pipe(v.string(), v.regex(/^\d{1,15}$/u, "must be the id of a job")),
});

/** Paragraphs separated by an empty line. Each line of a list starts with "• ". */
export const CoreQualities = v.object({ qualities: v.string() });
export type CoreQualities = v.InferOutput<typeof CoreQualities>;

/**
 * The body of `POST /api/jobmatch/post-jobmatch-rating`. The last rating of a job for a CV counts. `cvId` must be the
 * CV of the call's token.
 */
export const JobRating = v.object({
  jobId: v.pipe(v.string(), v.regex(/^\d{1,15}$/u, "must be the id of a job")),
  cvId: v.optional(v.pipe(v.string(), v.uuid())),
  score: v.pipe(
    v.number("must be a whole number from 1 to 5"),
    v.integer("must be a whole number from 1 to 5"),
    v.minValue(1, "must be a whole number from 1 to 5"),
    v.maxValue(5, "must be a whole number from 1 to 5"),
  ),
});
export type JobRating = v.InferOutput<typeof JobRating>;
