import { lt } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../../database/database.ts";
import { cv } from "../cv-store/cv-store.tables.ts";
import { endsWithin } from "../../concurrency/ends-within.ts";

export interface CvRetentionOptions {
  readonly tables: Database["tables"];
  readonly eraseDeleted: Database["eraseDeleted"];
  readonly days: number;
  readonly log: Logger;
  readonly now?: () => Date;
}

export interface CvRetention {
  /** Deletes every CV that is too old, with all that was made of it. Returns how many. */
  readonly sweep: () => Promise<number>;
  /** Sweeps now and then every hour, and erases what was deleted. */
  readonly start: () => void;
  /** Resolves when nothing runs any more, at the latest after `patienceMs`. */
  readonly stop: (patienceMs: number) => Promise<void>;
}

const hour = 60 * 60 * 1_000;
const day = 24 * hour;

export function createCvRetention({
  tables,
  eraseDeleted,
  days,
  log,
  now = () => new Date(),
}: CvRetentionOptions): CvRetention {
  const stopping = new AbortController();
  // The server before may have ended when it had deleted and not yet erased.
  let owesErasing = true;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function sweep(): Promise<number> {
    const eldest = new Date(now().getTime() - days * day);
    const deleted = await tables.delete(cv).where(lt(cv.uploadedAt, eldest)).returning({ id: cv.id });
    return deleted.length;
  }

  async function sweepAndTell(): Promise<void> {
    try {
      const deleted = await sweep();
      if (deleted > 0) log.info({ deleted, days }, "deleted CVs that were kept long enough");
      owesErasing ||= deleted > 0;
      if (owesErasing) await eraseDeleted(stopping.signal);
      owesErasing = false;
    } catch (error) {
      log.error({ err: error }, "old CVs were not deleted, or are not yet erased from the disk");
    }
  }

  return {
    sweep,
    start() {
      running = sweepAndTell();
      timer = setInterval(() => {
        running = sweepAndTell();
      }, hour);
    },
    async stop(patienceMs) {
      clearInterval(timer);
      stopping.abort();
      await endsWithin(running, patienceMs);
    },
  };
}
