import { keep, readKept } from "shared-runtime/session/page-storage.ts";
import type { LocalKey } from "shared-runtime/storage/stored-items.ts";
import * as v from "valibot";
import { jsonText } from "shared-runtime/api/json-text.ts";

/** The visitor's ratings of one CV's jobs, by job id. */
export type Ratings = Readonly<Record<string, number>>;

const key: LocalKey = "jobmatch/ratings/1";
const Kept = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ cvId: v.string(), scores: v.record(v.string(), v.pipe(v.number(), v.minValue(1), v.maxValue(5))) }),
);

export function readRatings(cvId: string): Ratings {
  const result = v.safeParse(Kept, readKept(key));
  return result.success && result.output.cvId === cvId ? result.output.scores : {};
}

export function keepRatings(cvId: string, scores: Ratings): void {
  keep(key, jsonText({ cvId, scores }));
}
