import { endsWithin } from "../../../concurrency/ends-within.ts";

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;

interface Restarts {
  readonly start: () => void;
  readonly isStopped: () => boolean;
  /** Prevents further starts of the task. Resolves when the task has ended, at the latest after `timeoutMs`. */
  readonly stop: (timeoutMs: number) => Promise<void>;
}

/**
 * Runs a task and restarts it when it ends: first at once, then after pauses that double. After a long run, the next
 * restart is at once again.
 */
export function createRestarts(task: () => Promise<void>, onFailure: (error: unknown) => void): Restarts {
  const stopped = Promise.withResolvers<void>();
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    for (let failures = 0; !isStopped; failures += 1) {
      const startedAt = Date.now();
      try {
        await task();
      } catch (error) {
        if (isStopped) return;
        onFailure(error);
      }
      if (Date.now() - startedAt > longestPauseMs) failures = 0;
      const pauseMs = failures === 0 ? 0 : Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1));
      await endsWithin(stopped.promise, pauseMs);
    }
  }

  return {
    start() {
      running = run();
    },
    isStopped: () => isStopped,
    async stop(timeoutMs) {
      isStopped = true;
      stopped.resolve();
      await endsWithin(running, timeoutMs);
    },
  };
}
