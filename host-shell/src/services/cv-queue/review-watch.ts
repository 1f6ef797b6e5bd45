import type { Logger } from "pino";
import type { ReviewQueue } from "./review-queue.ts";

/** Notifies the calls that wait for a review, even if another process makes the review. */
export interface ReviewWatch {
  /** Called by this process: resolves all calls that wait for this CV. */
  readonly settled: (cvId: string) => void;
  /** Resolves when the CV no longer waits for its review. Rejects with the signal's reason if the signal is aborted. */
  readonly untilSettled: (cvId: string, signal: AbortSignal) => Promise<void>;
}

/** The most milliseconds until a review of another process is noticed. */
const pollEveryMs = 250;

export function createReviewWatch(waitingAmong: ReviewQueue["waitingAmong"], log: Logger): ReviewWatch {
  const waiting = new Map<string, Set<() => void>>();
  let timer: NodeJS.Timeout | undefined;

  function settled(cvId: string): void {
    for (const wake of waiting.get(cvId) ?? []) wake();
  }

  function pollLater(): void {
    timer ??= setTimeout(() => void poll(), pollEveryMs);
  }

  /** Asks the database once for all waiting calls. */
  async function poll(): Promise<void> {
    try {
      const cvIds = [...waiting.keys()];
      if (cvIds.length === 0) return;
      const stillWaiting = await waitingAmong(cvIds);
      for (const cvId of cvIds) if (!stillWaiting.has(cvId)) settled(cvId);
    } catch (error) {
      log.error({ err: error }, "the review queue does not answer");
    } finally {
      timer = undefined;
      if (waiting.size > 0) pollLater();
    }
  }

  function forget(cvId: string, wake: () => void): void {
    const others = waiting.get(cvId);
    others?.delete(wake);
    if (others?.size === 0) waiting.delete(cvId);
  }

  return {
    settled,
    async untilSettled(cvId, signal) {
      signal.throwIfAborted();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const stop = () => reject(signal.reason);
      waiting.set(cvId, (waiting.get(cvId) ?? new Set()).add(resolve));
      signal.addEventListener("abort", stop, { once: true });
      pollLater();
      try {
        await promise;
      } finally {
        signal.removeEventListener("abort", stop);
        forget(cvId, resolve);
      }
    },
  };
}
