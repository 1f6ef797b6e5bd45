import * as v from "valibot";
import { Zip } from "../rules/zip.ts";

/** The most jobs that are found for one CV, and how many are asked for where nothing is said. */
export const mostJobs = 99;

/** The regions of Denmark by the numbers that the calls name them with. */
export const regions = {
  1: "Hovedstaden",
  2: "Sjælland",
  3: "Syddanmark",
  4: "Midtjylland",
  5: "Nordjylland",
} as const;
export type Region = keyof typeof regions;

/** How far away a job may be, in kilometres as the crow flies. The last one means the whole country. */
export const distances = [10, 25, 100, 200, 300, 999] as const;
export type Distance = (typeof distances)[number];
export const wholeCountry = 999;

const choice = <const Choices extends readonly number[]>(choices: Choices, must: string) =>
  v.pipe(v.string(), v.regex(/^\d{1,3}$/u, must), v.toNumber(), v.picklist(choices, must));

const jobsCountMust = `must be a whole number from 1 to ${mostJobs}`;

/** `GET /api/jobmatch/get-jobmatch-results`. The region and the distance are honoured for members alone. */
export const JobMatchQuery = v.object({
  cvJwt: v.pipe(v.string(), v.nonEmpty()),
  jobsCount: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/u, jobsCountMust),
      v.toNumber(),
      v.minValue(1, jobsCountMust),
      v.maxValue(mostJobs, jobsCountMust),
    ),
    String(mostJobs),
  ),
  jobLocationCity: v.optional(v.pipe(v.string(), v.maxLength(100)), ""),
  jobLocationPostalCode: Zip,
  jobLocationRegion: v.optional(choice([1, 2, 3, 4, 5], "must be a region, 1 to 5")),
  maxDistance: v.optional(choice(distances, `must be one of ${distances.join(", ")}`)),
});
export type JobMatchQuery = v.InferOutput<typeof JobMatchQuery>;

export const JobMatchJob = v.object({
  id: v.string(),
  title: v.string(),
  company: v.string(),
  location: v.string(),
  /** The beginning of the posting, plain text. */
  jobDescription: v.string(),
  sourceJobUrl: v.string(),
  /** Of title and description. */
  language: v.exactOptional(v.picklist(["da", "en"])),
  /** As the crow flies from the postal code that was searched from; absent where the posting has none. */
  distanceKm: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** True of the last job of somebody who is no member. All that is said of it is its place in the list. */
  locked: v.exactOptional(v.literal(true)),
});
export type JobMatchJob = v.InferOutput<typeof JobMatchJob>;

export const JobMatchResults = v.object({
  /** Best first. */
  jobMatchJobs: v.array(JobMatchJob),
  /** `place`: the CV names nothing that jobs ask for, so they are the newest ones, nearest first. */
  matchedBy: v.exactOptional(v.picklist(["cv", "place"])),
  /** Where nothing was found: the next wider filter with which something is, if there is one. */
  wider: v.exactOptional(
    v.object({
      jobLocationRegion: v.exactOptional(v.picklist([1, 2, 3, 4, 5])),
      maxDistance: v.picklist(distances),
    }),
  ),
});
export type JobMatchResults = v.InferOutput<typeof JobMatchResults>;

/** `GET /api/jobmatch/get-jobmatch-core-qualities` */
export const CoreQualitiesQuery = v.object({
  jobId: v.pipe(v.string(), v.regex(/^\d{1,15}$/u, "must be the id of a job")),
  cvJwt: v.pipe(v.string(), v.nonEmpty()),
});

/** Paragraphs with an empty line between them. The lines of one that is a list begin with "• ". */
export const CoreQualities = v.object({ qualities: v.string() });
export type CoreQualities = v.InferOutput<typeof CoreQualities>;

/** `POST /api/jobmatch/post-jobmatch-rating`. One rating for a CV and a job: the last one counts. */
export const JobRating = v.object({
  jobId: v.pipe(v.string(), v.regex(/^\d{1,15}$/u, "must be the id of a job")),
  cvId: v.pipe(v.string(), v.uuid()),
  score: v.pipe(
    v.number("must be a whole number from 1 to 5"),
    v.integer("must be a whole number from 1 to 5"),
    v.minValue(1, "must be a whole number from 1 to 5"),
    v.maxValue(5, "must be a whole number from 1 to 5"),
  ),
});
export type JobRating = v.InferOutput<typeof JobRating>;
