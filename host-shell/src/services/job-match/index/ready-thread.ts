import { JobsNotReady } from "../jobs-not-ready.ts";
import type { OrderInput, OrderName, OrderOutput } from "./index-orders.ts";
import { type IndexThread, ThreadEnded } from "./index-thread.ts";

/** So long does who asks an index of which there is a part wait for the rest. */
export const usualPartAfterMs = 1_500;

interface Patience {
  /** How long somebody waits for an index of which there is nothing. */
  readonly patienceMs: number;
  /** How long somebody waits for the rest of an index of which there is a part. */
  readonly partAfterMs: number;
}

/** The thread that answers, while there is one; who asks meanwhile waits for the next. */
export interface ReadyThread {
  readonly offer: (thread: IndexThread) => void;
  /** A thread that has taken up some of the jobs: it answers who has waited for the whole for a while. */
  readonly offerPart: (thread: IndexThread) => void;
  readonly forget: () => void;
  /** Whoever waits is sent away, and nobody waits any more. */
  readonly close: () => void;
  readonly isReady: () => boolean;
  /** A thread that ends is no reason to fail: another one is asked once. Throws `JobsNotReady`, and the signal's reason. */
  readonly ask: <Name extends OrderName>(
    name: Name,
    input: OrderInput<Name>,
    signal?: AbortSignal,
  ) => Promise<OrderOutput<Name>>;
}

export function createReadyThread({ patienceMs, partAfterMs }: Patience): ReadyThread {
  let ready: IndexThread | undefined;
  let next = awaited();
  let part = awaited();
  const isReady = () => ready !== undefined && !ready.hasEnded();

  async function nextOrPart(): Promise<IndexThread> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, partAfterMs);
    try {
      return await Promise.race([next.promise, promise.then(() => part.promise)]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function ask<Name extends OrderName>(
    name: Name,
    input: OrderInput<Name>,
    signal: AbortSignal,
  ): Promise<OrderOutput<Name>> {
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
      if (ready === thread) return;
      ready = thread;
      next.resolve(thread);
    },
    offerPart: (thread) => part.resolve(thread),
    forget() {
      part = awaited();
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
    async ask<Name extends OrderName>(
      name: Name,
      input: OrderInput<Name>,
      signal?: AbortSignal,
    ): Promise<OrderOutput<Name>> {
      const patience = new AbortController();
      const timer = setTimeout(
        () => patience.abort(new JobsNotReady("The index of jobs was not ready in time.")),
        patienceMs,
      );
      try {
        return await ask(name, input, signal ? AbortSignal.any([signal, patience.signal]) : patience.signal);
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** Nobody need wait for it. */
function awaited() {
  const thread = Promise.withResolvers<IndexThread>();
  thread.promise.catch(() => undefined);
  return thread;
}
