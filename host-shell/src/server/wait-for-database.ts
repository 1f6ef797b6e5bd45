import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { reasonOf } from "shared-runtime/node/reason-of.ts";
import { isDatabaseAway } from "../database/is-database-away.ts";
import { isDiskFull } from "../disk/is-disk-full.ts";
import { describeError } from "../logging/describe-error.ts";
import { StartRefused } from "../settings/start-refused.ts";

/**
 * Runs a step of a start, and repeats the step while the database is unreachable. A step that rejects must leave no
 * changes.
 */
export type WaitForDatabase = <Result>(work: () => Promise<Result>) => Promise<Result>;

interface Options {
  readonly log: Logger;
  /**
   * Called with true when a step fails because the database is unreachable, and with false when it succeeds afterwards.
   */
  readonly onAway: (isAway: boolean) => void;
  readonly everyMs?: number;
  /** After this many milliseconds the work rejects, so that a wrong address is noticed. */
  readonly longestMs?: number;
}

const logEveryMs = 30_000;

export function createWaitForDatabase({
  log,
  onAway,
  everyMs = 1_000,
  longestMs = 5 * 60_000,
}: Options): WaitForDatabase {
  return async (work) => {
    const begunAt = performance.now();
    let loggedAt = Number.NEGATIVE_INFINITY;
    for (;;) {
      try {
        const result = await work();
        onAway(false);
        return result;
      } catch (error) {
        const cause = error instanceof StartRefused ? error.cause : error;
        const now = performance.now();
        if (!isDatabaseAway(cause) || isDiskFull(cause) || now - begunAt >= longestMs) throw error;
        onAway(true);
        if (now - loggedAt >= logEveryMs) {
          loggedAt = now;
          log.warn({ reason: reasonOf(describeError(cause)) }, "the start waits for the database");
        }
        await pause(everyMs);
      }
    }
  };
}
