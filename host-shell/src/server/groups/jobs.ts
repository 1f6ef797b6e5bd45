import type { UserOf } from "../../api/guards/signed-in.ts";
import type { AnswerWithCv } from "../../services/cv-store/read-cv.http.ts";
import type { CvTokens } from "../../services/cv-tokens/cv-tokens.ts";
import { jobMatchCapability } from "../../services/job-match/job-match.capability.ts";
import { jobRatingsCapability } from "../../services/job-ratings/job-ratings.capability.ts";
import { jobSeedCapability } from "../../services/job-seed/job-seed.capability.ts";
import { importPostings } from "../../services/job-store/import-postings.ts";
import { jobStoreCapability } from "../../services/job-store/job-store.capability.ts";
import { createJobStore } from "../../services/job-store/job-store.ts";
import type { Ground } from "./ground.ts";

interface Needs {
  readonly userOf: UserOf;
  readonly tokens: CvTokens;
  readonly withCv: AnswerWithCv;
}

/** Job postings, and their matches with CVs. */
export function jobsGroup({ settings, ports, tables, guard, clock, log }: Ground, { userOf, tokens, withCv }: Needs) {
  const store = createJobStore(tables);
  const match = jobMatchCapability({
    jobs: store,
    tables,
    dataDir: settings.dataDir,
    ranker: settings.jobRanker,
    indexEntry: ports.jobIndexEntry,
    withCv,
    userOf,
    log,
  });
  const onChanged = match.changed;
  return {
    capabilities: [
      match,
      // Runs first: invented jobs are renewed before expired jobs are removed.
      jobSeedCapability({
        tables,
        store,
        importPostings: (postings, now) => importPostings(store, postings, now),
        log,
        onChanged,
        count: settings.jobsSeed,
        now: clock.now,
      }),
      jobStoreCapability({ store, guard, onChanged }),
      jobRatingsCapability({ tables, tokens }),
    ],
  };
}
