import type { Logger } from "pino";
import { endsWithin } from "../../concurrency/ends-within.ts";

export interface Sweeper {
  /** Sweeps now and then every ten minutes. */
  readonly start: () => void;
  /** Resolves when nothing runs any more, at the latest after `timeoutMs`. */
  readonly stop: (timeoutMs: number) => Promise<void>;
}

export interface Sweepable {
  /** Resolves with the number of deleted rows or files. */
  readonly sweep: () => Promise<number>;
}

const interval = 10 * 60 * 1_000;

/** Deletes what has expired, such as sessions, abandoned sign-ins and old leads that were delivered. */
export function createSweeper(sweepables: readonly Sweepable[], log: Logger): Sweeper {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function sweepAll(): Promise<void> {
    for (const { sweep } of sweepables) {
      try {
        await sweep();
      } catch (error) {
        log.error({ err: error }, "expired rows were not deleted; the next sweep tries again");
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
    async stop(timeoutMs) {
      clearInterval(timer);
      await endsWithin(running, timeoutMs);
    },
  };
}
