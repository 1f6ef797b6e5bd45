import type { Logger } from "pino";
import { endsWithin } from "../cv-queue/ends-within.ts";

export interface SignInCleanup {
  /** Cleans up now and then every ten minutes. */
  readonly start: () => void;
  /** Resolves when nothing runs any more, at the latest after `patienceMs`. */
  readonly stop: (patienceMs: number) => Promise<void>;
}

interface Swept {
  readonly sweep: () => Promise<number>;
}

const interval = 10 * 60 * 1_000;

/** Deletes sessions that have expired and sign-ins that were abandoned, which count for nothing before that. */
export function createSignInCleanup(places: readonly Swept[], log: Logger): SignInCleanup {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function sweepAll(): Promise<void> {
    try {
      for (const { sweep } of places) await sweep();
    } catch (error) {
      log.error({ err: error }, "expired sessions and abandoned sign-ins were not deleted; they are tried again");
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
