import type { Logger } from "pino";
import { isDiskFull } from "../disk/is-disk-full.ts";
import { inSpan } from "../tracing/in-span.ts";
import { createBell } from "./bell.ts";
import { endsWithin } from "./ends-within.ts";

/** Tells a running job that its worker stops. */
export interface StopSignals {
  /** Aborted when the worker takes no more jobs. */
  readonly stopping: AbortSignal;
  /** Aborted when the job has to end. A job that rejects after that is given back. */
  readonly cutOff: AbortSignal;
}

export interface LeasedWorkerOptions<Job> {
  /** Takes up to `most` jobs that are due, with a lease on each. */
  readonly take: (most: number) => Promise<readonly Job[]>;
  /** Does a job and stores its outcome. If it rejects, the lease runs out and the job is taken again. */
  readonly work: (job: Job, signals: StopSignals) => Promise<void>;
  /** Ends the lease at once, as if the job had not been taken. */
  readonly giveBack: (job: Job) => Promise<unknown>;
  /** Needed if a job can take longer than its lease. */
  readonly renewal?: {
    readonly everySeconds: number;
    readonly renew: (job: Job) => Promise<unknown>;
  };
  /** How many jobs run at once in this process. */
  readonly concurrency: number;
  /** Identifies a job in log lines. */
  readonly about: (job: Job) => Readonly<Record<string, string | number>>;
  /** Names a job in traces. */
  readonly span: string;
  readonly sentences: {
    /** Logged when `take` rejects. */
    readonly noAnswer: string;
    /** Logged when `work` rejects. */
    readonly outcomeLost: string;
    /** Logged when `giveBack` rejects. */
    readonly notGivenBack: string;
  };
  readonly log: Logger;
}

export interface LeasedWorker {
  readonly start: () => void;
  /** Polls for due jobs now instead of at the next interval. */
  readonly wake: () => void;
  /**
   * Takes no more jobs. Resolves when the running ones have ended, at the latest a second after `timeoutMs`; those that
   * run longer than `timeoutMs` are cut off and given back.
   */
  readonly stop: (timeoutMs: number) => Promise<void>;
}

/** Interval for jobs of other processes, leases that ran out, and a database that did not answer. */
const pollEveryMs = 1_000;
const giveBackMs = 1_000;

/**
 * Works on rows that several processes lease from one table. A process that dies loses its leases when they run out, and
 * another one takes its jobs.
 */
export function createLeasedWorker<Job>({
  take,
  work,
  giveBack,
  renewal,
  concurrency,
  about,
  span,
  sentences,
  log,
}: LeasedWorkerOptions<Job>): LeasedWorker {
  const bell = createBell();
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const cutOff = new AbortController();
  const signals: StopSignals = { stopping: stopping.signal, cutOff: cutOff.signal };
  let polling: Promise<void> | undefined;

  async function poll(): Promise<void> {
    while (!stopping.signal.aborted) {
      const jobs = running.size < concurrency ? await takeDue(concurrency - running.size) : [];
      for (const job of jobs) run(job);
      if (jobs.length === 0) await bell.heard(pollEveryMs);
    }
  }

  async function takeDue(most: number): Promise<readonly Job[]> {
    try {
      return await take(most);
    } catch (error) {
      // A full disk is reported once, where its room is measured.
      if (!isDiskFull(error)) log.error({ err: error }, sentences.noAnswer);
      return [];
    }
  }

  function run(job: Job): void {
    const ended = settle(job).finally(() => {
      running.delete(ended);
      bell.ring();
    });
    running.add(ended);
  }

  async function settle(job: Job): Promise<void> {
    const stopRenewing = keepLease(job);
    try {
      await inSpan(span, about(job), () => work(job, signals));
    } catch (error) {
      if (cutOff.signal.aborted) await giveBackSafely(job);
      else log.error({ err: error, ...about(job) }, sentences.outcomeLost);
    } finally {
      stopRenewing();
    }
  }

  /** Renews the lease until the returned function is called. */
  function keepLease(job: Job): () => void {
    if (!renewal) return () => undefined;
    const { renew, everySeconds } = renewal;
    const heartbeat = setInterval(() => {
      renew(job).catch((error: unknown) => log.warn({ err: error, ...about(job) }, "a lease was not renewed"));
    }, everySeconds * 1_000);
    return () => clearInterval(heartbeat);
  }

  async function giveBackSafely(job: Job): Promise<void> {
    try {
      await giveBack(job);
    } catch (error) {
      log.warn({ err: error, ...about(job) }, sentences.notGivenBack);
    }
  }

  async function allEnded(): Promise<void> {
    await polling;
    await Promise.all(running);
  }

  return {
    start: () => {
      polling ??= poll();
    },
    wake: bell.ring,
    async stop(timeoutMs) {
      stopping.abort();
      bell.ring();
      if (await endsWithin(allEnded(), timeoutMs)) return;
      cutOff.abort();
      await endsWithin(allEnded(), giveBackMs);
    },
  };
}
