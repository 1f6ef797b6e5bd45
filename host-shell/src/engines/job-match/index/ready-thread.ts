import { JobsNotReady } from "../jobs-not-ready.ts";
import type { OperationInput, OperationName, OperationOutput } from "./index-protocol.ts";
import { type IndexThread, ThreadEnded } from "./index-thread.ts";

/** The default of `readyTimeoutMs`. */
export const defaultReadyTimeoutMs = 10_000;
/** The default of `partAfterMs`. */
export const defaultPartAfterMs = 1_500;

interface Timeouts {
  /** The milliseconds that a request waits for an index that does not exist yet. */
  readonly readyTimeoutMs: number;
  /** The milliseconds that a request waits for the rest of an unfinished index. */
  readonly partAfterMs: number;
}

/** The thread that answers requests. While there is none, requests wait for the next one. */
export interface ReadyThread {
  /** Called whenever the thread has all changes. */
  readonly offer: (thread: IndexThread) => void;
  /** Milliseconds since the last offer; `undefined` if there was none. */
  readonly ageMs: () => number | undefined;
  /**
   * Offers a thread with some of the jobs. The thread answers a request `partAfterMs` after the request or after the
   * first offer, whichever was earlier.
   */
  readonly offerPart: (thread: IndexThread) => void;
  readonly forget: () => void;
  /** Rejects waiting and later requests. */
  readonly close: () => void;
  readonly isReady: () => boolean;
  /**
   * Asks the thread. If the thread ends before it answers, asks the next thread, once. Rejects with `JobsNotReady` or
   * with the reason of the signal.
   */
  readonly ask: <Name extends OperationName>(
    name: Name,
    input: OperationInput<Name>,
    signal?: AbortSignal,
  ) => Promise<OperationOutput<Name>>;
}

export function createReadyThread({ readyTimeoutMs, partAfterMs }: Timeouts): ReadyThread {
  let ready: IndexThread | undefined;
  let next = awaited();
  let part = awaited();
  let partSince = Infinity;
  let offeredAt: number | undefined;
  const isReady = () => ready !== undefined && !ready.hasEnded();

  async function nextOrPart(): Promise<IndexThread> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const ageOfPart = Math.max(0, performance.now() - partSince);
    const timer = setTimeout(resolve, Math.max(0, partAfterMs - ageOfPart));
    try {
      return await Promise.race([next.promise, promise.then(() => part.promise)]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function ask<Name extends OperationName>(
    name: Name,
    input: OperationInput<Name>,
    signal: AbortSignal,
  ): Promise<OperationOutput<Name>> {
    signal.throwIfAborted();
    const { promise: ended, reject } = Promise.withResolvers<never>();
    const stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    try {
      for (let attempt = 1; ; attempt += 1) {
        const thread = ready !== undefined && isReady() ? ready : await Promise.race([nextOrPart(), ended]);
        try {
          return await Promise.race([thread.ask(name, input), ended]);
        } catch (error) {
          if (!(error instanceof ThreadEnded)) throw error;
          if (attempt === 2)
            throw new JobsNotReady("The index of jobs ended twice while it was asked.", { cause: error });
        }
      }
    } finally {
      signal.removeEventListener("abort", stop);
    }
  }

  return {
    offer(thread) {
      offeredAt = performance.now();
      if (ready === thread) return;
      ready = thread;
      next.resolve(thread);
    },
    offerPart(thread) {
      partSince = Math.min(partSince, performance.now());
      part.resolve(thread);
    },
    forget() {
      part = awaited();
      partSince = Infinity;
      if (ready === undefined) return;
      ready = undefined;
      next = awaited();
    },
    close() {
      const stops = new JobsNotReady("The server stops.");
      next.reject(stops);
      part.reject(stops);
    },
    isReady,
    ageMs: () => offeredAt && performance.now() - offeredAt,
    async ask<Name extends OperationName>(
      name: Name,
      input: OperationInput<Name>,
      signal?: AbortSignal,
    ): Promise<OperationOutput<Name>> {
      const timeout = new AbortController();
      const timer = setTimeout(
        () => timeout.abort(new JobsNotReady("The index of jobs was not ready in time.")),
        readyTimeoutMs,
      );
      try {
        return await ask(name, input, signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** A promise of the next thread. Its rejection needs no handler. */
function awaited() {
  const thread = Promise.withResolvers<IndexThread>();
  thread.promise.catch(() => undefined);
  return thread;
}
