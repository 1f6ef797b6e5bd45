import type { Tables } from "../../../database/database.ts";
import type { JobFeed } from "../../../engines/job-match/job-feed.ts";
import type { FollowingRanker } from "../../../engines/job-match/ranking/following-ranker.ts";
import { rankInSql } from "./rank-in-sql.ts";
import { sqlIndexState } from "./sql-job-index.ts";

interface Substitute {
  readonly tables: Tables;
  readonly feed: Pick<JobFeed, "lastRevision">;
}

/** Ranks in the database while `ranker` is not ready, provided that other servers maintain a complete index there. */
export function rankerWithSubstitute<Ranker extends FollowingRanker>(
  ranker: Ranker,
  { tables, feed }: Substitute,
): Ranker {
  async function isSubstituted(): Promise<boolean> {
    const state = await sqlIndexState(tables);
    return state !== undefined && state.isComplete && state.revision === (await feed.lastRevision());
  }

  return {
    ...ranker,
    rank: async (request, signal) => {
      if (ranker.ready() || !(await isSubstituted())) return ranker.rank(request, signal);
      return rankInSql(tables, request);
    },
  };
}
