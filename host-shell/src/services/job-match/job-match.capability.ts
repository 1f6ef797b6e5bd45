import { join } from "node:path";
import type { Logger } from "pino";
import { jobMatchCoreQualities } from "./core-qualities.routes.ts";
import { jobMatchResults } from "./job-match.routes.ts";
import type { UserOf } from "../../api/guards/signed-in.ts";
import type { Tables } from "../../database/database.ts";
import type { Capability } from "../capability.ts";
import type { AnswerWithCv } from "../cv-store/read-cv.http.ts";
import type { JobStore } from "../job-store/job-store.ts";
import { indexReadings } from "./index-readings.ts";
import { createJobMatching, searchTimeoutMs, type JobRankerName } from "./create-job-matching.ts";

interface Options {
  readonly jobs: JobStore;
  readonly tables: Tables;
  readonly dataDir: string;
  readonly ranker: JobRankerName;
  /** The module that the thread of the index runs; `undefined` for the module in the source folder. */
  readonly indexEntry: URL | undefined;
  readonly withCv: AnswerWithCv;
  readonly userOf: UserOf;
  readonly log: Logger;
}

export interface JobMatchCapability extends Capability {
  /** To be called when jobs were changed in this process. */
  readonly changed: () => void;
}

/** Finds jobs for CVs. Searches wait until the index is complete; other calls do not. */
export function jobMatchCapability({
  jobs,
  tables,
  dataDir,
  ranker,
  indexEntry,
  withCv,
  userOf,
  log,
}: Options): JobMatchCapability {
  const matching = createJobMatching({
    feed: jobs,
    shelf: jobs,
    tables,
    folder: join(dataDir, "job-index"),
    ranker,
    log,
    readyTimeoutMs: searchTimeoutMs,
    ...(indexEntry && { workerEntry: indexEntry }),
  });
  return {
    routes: [jobMatchResults({ matching, withCv, userOf }), jobMatchCoreQualities({ matching, withCv })],
    start: matching.start,
    stop: matching.stop,
    changed: matching.changed,
    readings: [indexReadings(matching)],
  };
}
