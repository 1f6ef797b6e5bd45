import type { Context } from "hono";
import type { ApiEnv } from "../../api/api-env.ts";
import { retryAfter, tooMany } from "../../api/answers/too-many.ts";
import { createSlidingWindow } from "../../api/quotas/sliding-window.ts";

/** The uploads that one sender (an address or a member) may make. */
export interface CvQuotas {
  readonly bytesPerDay: number;
}

const dayMs = 24 * 60 * 60_000;
const crowdedMs = 10_000;
const errorKey = "tooManyCvs";

/**
 * Counts the uploads of each sender. The functions return the answer to an upload over the quota, otherwise
 * `undefined`.
 */
export function createCvQuotas({ bytesPerDay }: CvQuotas) {
  const bytes = createSlidingWindow({ calls: bytesPerDay, milliseconds: dayMs });
  return {
    takeBytes(c: Context<ApiEnv>, sender: string, size: number): Response | undefined {
      const waitMs = bytes.take(sender, size);
      return waitMs === undefined
        ? undefined
        : refusal(c, "Der er sendt for mange eller for store CV’er det seneste døgn.", waitMs);
    },
    /** Counts bytes that were received but are not kept. */
    addBytes: bytes.add,
    crowded: (c: Context<ApiEnv>): Response => refusal(c, "Der bliver sendt mange CV’er på én gang.", crowdedMs),
  };
}

function refusal(c: Context<ApiEnv>, reason: string, waitMs: number): Response {
  return tooMany(c, { errorKey, reason }, retryAfter(c, waitMs));
}
