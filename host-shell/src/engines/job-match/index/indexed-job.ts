import type { JobRecord } from "../job-feed.ts";
import type { AnalysedPosting } from "../analysis/analysed-posting.ts";
import { regionOf, zipNumberOf } from "../ranking/postal-code-numbers.ts";
import type { IndexedJob } from "./segment.ts";

const unknownLevel = 6;

type PlacedJob = Pick<JobRecord, "id" | "postedAt" | "validThrough" | "zip" | "region">;

/** The values of a job that a segment holds. */
export function indexedJob(
  { id, postedAt, validThrough, zip, region }: PlacedJob,
  analysed: AnalysedPosting | undefined,
): IndexedJob {
  return {
    id,
    postedAt: postedAt.getTime(),
    validThrough: validThrough?.getTime() ?? Infinity,
    zip: zipNumberOf(zip),
    region: regionOf(region, zip) ?? 0,
    level: analysed?.level ?? unknownLevel,
    terms: analysed?.terms ?? [],
  };
}
