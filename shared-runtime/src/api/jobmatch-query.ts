import * as v from "valibot";
import { normalLine } from "../rules/normal-text.ts";
import { Zip } from "../rules/zip.ts";
import { distances, mostJobs } from "./jobmatch.ts";

// In its own file: browsers send the values of this schema but need not parse them.

const choice = <const Choices extends readonly number[]>(choices: Choices, must: string) =>
  v.pipe(v.string(), v.regex(/^\d{1,3}$/u, must), v.toNumber(), v.picklist(choices, must));

const jobsCountMust = `must be a whole number from 1 to ${mostJobs}`;

/** The query of `GET /api/jobmatch/get-jobmatch-results`, without the token. The region and the distance apply to members only. */
export const JobMatchQuery = v.object({
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
  jobLocationCity: v.optional(v.pipe(v.string(), v.transform(normalLine), v.maxLength(100)), ""),
  jobLocationPostalCode: Zip,
  jobLocationRegion: v.optional(choice([1, 2, 3, 4, 5], "must be a region, 1 to 5")),
  maxDistance: v.optional(choice(distances, `must be one of ${distances.join(", ")}`)),
});
export type JobMatchQuery = v.InferOutput<typeof JobMatchQuery>;
