import type { Logger } from "pino";
import { endsWithin } from "./ends-within.ts";

/** Checks whether the clocks of server and database are right. Only then may expired data be deleted. */
export interface DeletionClock {
  readonly mayDelete: () => Promise<boolean>;
  /** Calls the listener whenever the clocks are right again. */
  readonly onRight: (listener: () => void) => void;
}

export interface Sweeper {
  /** Sweeps at once and then every ten minutes. */
  readonly start: () => void;
  /** Resolves when no sweep runs any more, at the latest after `timeoutMs`. */
  readonly stop: (timeoutMs: number) => Promise<void>;
}

export interface Sweepable {
  /** Resolves with the number of deleted rows or files. */
  readonly sweep: () => Promise<number>;
  /** Whether `sweep` deletes nothing, so that it may run while a clock is wrong. */
  readonly deletesNothing?: boolean;
}

const interval = 10 * 60 * 1_000;

/**
 * Deletes what has expired, such as sessions, abandoned sign-ins and old leads that were delivered. Deletes nothing
 * while a clock may be wrong, and sweeps as soon as the clock is right again.
 */
export function createSweeper(sweepables: readonly Sweepable[], clock: DeletionClock, log: Logger): Sweeper {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function sweepAll(): Promise<void> {
    for (const { sweep, deletesNothing = false } of sweepables) {
      try {
        if (deletesNothing || (await clock.mayDelete())) await sweep();
      } catch (error) {
        log.error({ err: error }, "expired rows were not deleted; the next sweep tries again");
      }
    }
  }

  const sweepNext = (): void => {
    running = running.then(sweepAll);
  };

  return {
    start() {
      sweepNext();
      clock.onRight(sweepNext);
      timer = setInterval(sweepNext, interval);
    },
    async stop(timeoutMs) {
      clearInterval(timer);
      await endsWithin(running, timeoutMs);
    },
  };
}
