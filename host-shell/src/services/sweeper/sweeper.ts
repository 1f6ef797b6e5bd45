import type { Logger } from "pino";
import { endsWithin } from "../../concurrency/ends-within.ts";

export interface Sweeper {
  /** Sweeps now and then every ten minutes. */
  readonly start: () => void;
  /** Resolves when nothing runs any more, at the latest after `patienceMs`. */
  readonly stop: (patienceMs: number) => Promise<void>;
}

export interface Sweepable {
  /** Resolves with the number of deleted rows. */
  readonly sweep: () => Promise<number>;
}

const interval = 10 * 60 * 1_000;

/** Deletes what has had its time, such as expired sessions, abandoned sign-ins and leads that were delivered long ago. */
export function createSweeper(places: readonly Sweepable[], log: Logger): Sweeper {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function sweepAll(): Promise<void> {
    for (const { sweep } of places) {
      try {
        await sweep();
      } catch (error) {
        log.error({ err: error }, "what has had its time was not deleted; it is tried again");
      }
    }
  }

  return {
    start() {
      running = sweepAll();
      timer = setInterval(() => {
        running = sweepAll();
      }, interval);
    },
    async stop(patienceMs) {
      clearInterval(timer);
      await endsWithin(running, patienceMs);
    },
  };
}
