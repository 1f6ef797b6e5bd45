import { lt } from "drizzle-orm";
import type { Logger } from "pino";
import type { Tables } from "../../database/database.ts";
import { cv } from "../../database/schema.ts";

export interface CvRetentionOptions {
  readonly tables: Tables;
  readonly days: number;
  readonly log: Logger;
  readonly now?: () => Date;
}

export interface CvRetention {
  /** Deletes every CV that is too old, with all that was made of it. Returns how many. */
  readonly sweep: () => Promise<number>;
  /** Sweeps now and then every hour. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
}

const hour = 60 * 60 * 1_000;
const day = 24 * hour;

export function createCvRetention({ tables, days, log, now = () => new Date() }: CvRetentionOptions): CvRetention {
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
    } catch (error) {
      log.error({ err: error }, "old CVs were not deleted");
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
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
