import type { ReadingSource } from "../../metrics/reading.ts";
import type { FollowingRanker } from "../../engines/job-match/ranking/following-ranker.ts";

/** Readings of the age of this server's job index. */
export function indexReadings({ ready, ageMs }: Pick<FollowingRanker, "ready" | "ageMs">): ReadingSource {
  return {
    source: "jobIndex",
    async read() {
      const age = ageMs();
      return [
        { gauge: "host_shell_job_index_ready", value: Number(ready()) },
        ...(age === undefined ? [] : [{ gauge: "host_shell_job_index_age_seconds", value: age / 1_000 } as const]),
      ];
    },
  };
}
