import { inArray, lt } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../../database/database.ts";
import { type DatabaseClock, databaseClock, secondsBefore } from "../../database/database-clock.ts";
import { cv } from "../cv-store/cv-store.tables.ts";
import { endsWithin } from "../../concurrency/ends-within.ts";
import type { ServerClock } from "../server-clock/server-clock.ts";

export interface CvRetentionOptions {
  readonly tables: Database["tables"];
  readonly eraseDeleted: Database["eraseDeleted"];
  readonly days: number;
  readonly log: Logger;
  /** Nothing is deleted while the clock may be wrong. */
  readonly clock: Pick<ServerClock, "mayDelete" | "onRight">;
  /** Reads the time of the database. */
  readonly databaseClock?: DatabaseClock;
}

export interface CvRetention {
  /** Deletes every CV that is too old, with everything derived from it. Resolves with the number of deleted CVs. */
  readonly sweep: () => Promise<number>;
  /** To be called when a CV was deleted on request: the next sweep erases it from the disk. */
  readonly deleted: () => void;
  /** Sweeps at once and then every hour, and erases the deleted data from the disk. */
  readonly start: () => void;
  /** Resolves when nothing runs any more, at the latest after `timeoutMs`. */
  readonly stop: (timeoutMs: number) => Promise<void>;
}

const hour = 60 * 60 * 1_000;
const daySeconds = 24 * 60 * 60;
/**
 * The most CVs per statement, since a deletion first writes as many bytes to the log of the database as the CVs have.
 */
const perStatement = 4;

export function createCvRetention({
  tables,
  eraseDeleted,
  days,
  log,
  clock,
  databaseClock: now = databaseClock,
}: CvRetentionOptions): CvRetention {
  const stopping = new AbortController();
  // True at first: the previous server may have stopped between the deletion of CVs and their erasure.
  let needsErasing = true;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function sweep(): Promise<number> {
    const eldest = secondsBefore(now, days * daySeconds);
    const old = tables.select({ id: cv.id }).from(cv).where(lt(cv.uploadedAt, eldest)).limit(perStatement);
    let deleted = 0;
    for (;;) {
      const some = await tables.delete(cv).where(inArray(cv.id, old)).returning({ id: cv.id });
      deleted += some.length;
      if (some.length < perStatement || stopping.signal.aborted) return deleted;
    }
  }

  async function sweepAndTell(): Promise<void> {
    try {
      if (!(await clock.mayDelete())) return;
      const deleted = await sweep();
      if (deleted > 0) log.info({ deleted, days }, "deleted old CVs");
      needsErasing ||= deleted > 0;
      if (needsErasing) await eraseDeleted(stopping.signal);
      needsErasing = false;
    } catch (error) {
      log.error({ err: error }, "old CVs were not deleted, or are not yet erased from the disk");
    }
  }

  const sweepNext = (): void => {
    running = running.then(sweepAndTell);
  };

  return {
    sweep,
    deleted() {
      needsErasing = true;
    },
    start() {
      sweepNext();
      clock.onRight(sweepNext);
      timer = setInterval(sweepNext, hour);
    },
    async stop(timeoutMs) {
      clearInterval(timer);
      stopping.abort();
      await endsWithin(running, timeoutMs);
    },
  };
}
