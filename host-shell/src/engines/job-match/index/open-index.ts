import type { Logger } from "pino";
import type { JobFeed } from "../job-feed.ts";
import type { IndexThread } from "./index-thread.ts";

/** The state of an index when its thread starts to follow the jobs. */
export interface IndexStart {
  /** The index has all changes up to this revision; 0 if there was no snapshot. */
  readonly revision: number;
  /** The last revision in the database. */
  readonly lastRevision: number;
  readonly isFromSnapshot: boolean;
}

interface Options {
  readonly feed: Pick<JobFeed, "storeId" | "lastRevision">;
  /** The folder of the snapshot. */
  readonly folder: string;
  readonly log: Logger;
}

/**
 * Opens the index of a new thread from the snapshot if there is a usable one. If a thread ended while it read the
 * snapshot, the next one does not read it, since the snapshot may be the reason.
 */
export function createIndexOpener({ feed, folder, log }: Options): (thread: IndexThread) => Promise<IndexStart> {
  let isTrusted = true;
  return async (thread) => {
    const startedAt = performance.now();
    const [storeId, lastRevision] = await Promise.all([feed.storeId(), feed.lastRevision()]);
    const wasTrusted = isTrusted;
    isTrusted = false;
    const opened = await thread.ask("open", { storeId, lastRevision, folder: wasTrusted ? folder : undefined });
    isTrusted = true;
    const { revision, isFromSnapshot, fault } = opened;
    if (isFromSnapshot) {
      const ms = Math.round(performance.now() - startedAt);
      log.info({ revision, ms }, "the job index was read from its snapshot");
      return { revision, lastRevision, isFromSnapshot };
    }
    if (fault === undefined) log.info("the job index has no snapshot and is built from the database");
    else log.warn({ reason: fault }, "the snapshot of the job index is unusable; the index is rebuilt");
    return { revision, lastRevision, isFromSnapshot };
  };
}
