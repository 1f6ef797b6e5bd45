import type { Logger } from "pino";
import { isDiskFull } from "../disk/is-disk-full.ts";
import { inSpan } from "../tracing/in-span.ts";
import { createBell } from "./bell.ts";
import { endsWithin } from "./ends-within.ts";

/** Signals to a running task that its worker stops. */
export interface StopSignals {
  /** Aborted when the worker takes no more tasks. */
  readonly stopping: AbortSignal;
  /** Aborted when the task must end. A task that rejects after that is given back. */
  readonly cutOff: AbortSignal;
}

export interface LeasedWorkerOptions<Task> {
  /** Takes up to `most` tasks that are due, with a lease on each. */
  readonly take: (most: number) => Promise<readonly Task[]>;
  /** Does a task and stores its outcome. If it rejects, the lease runs out and the task is taken again. */
  readonly work: (task: Task, signals: StopSignals) => Promise<void>;
  /** Ends the lease at once, as if this process had not taken the task. */
  readonly giveBack: (task: Task) => Promise<unknown>;
  /** Renews leases. Needed if a task can take longer than its lease. */
  readonly renewal?: {
    readonly everySeconds: number;
    readonly renew: (task: Task) => Promise<unknown>;
  };
  /** The number of tasks that run at the same time in this process. */
  readonly concurrency: number;
  /** Identifies a task in log lines. */
  readonly about: (task: Task) => Readonly<Record<string, string | number>>;
  /** Names a task in traces. */
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
  /** Polls for due tasks now instead of at the next interval. */
  readonly wake: () => void;
  /**
   * Takes no more tasks. Resolves when the running tasks have ended, at the latest a second after `timeoutMs`. Tasks
   * that run longer than `timeoutMs` are cut off and given back.
   */
  readonly stop: (timeoutMs: number) => Promise<void>;
}

/** The milliseconds after a poll that fails or finds no task. Polls find other processes' tasks and expired leases. */
const pollEveryMs = 1_000;
const giveBackMs = 1_000;

/**
 * Works on rows that several processes lease from one table. If a process dies, its leases run out and another process
 * takes its tasks.
 */
export function createLeasedWorker<Task>({
  take,
  work,
  giveBack,
  renewal,
  concurrency,
  about,
  span,
  sentences,
  log,
}: LeasedWorkerOptions<Task>): LeasedWorker {
  const bell = createBell();
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const cutOff = new AbortController();
  const signals: StopSignals = { stopping: stopping.signal, cutOff: cutOff.signal };
  let polling: Promise<void> | undefined;

  async function poll(): Promise<void> {
    while (!stopping.signal.aborted) {
      const tasks = running.size < concurrency ? await takeDue(concurrency - running.size) : [];
      for (const task of tasks) run(task);
      if (tasks.length === 0) await bell.heard(pollEveryMs);
    }
  }

  async function takeDue(most: number): Promise<readonly Task[]> {
    try {
      return await take(most);
    } catch (error) {
      // A full disk is not logged here: the code that measures the room on the disk reports it.
      if (!isDiskFull(error)) log.error({ err: error }, sentences.noAnswer);
      return [];
    }
  }

  function run(task: Task): void {
    const ended = settle(task).finally(() => {
      running.delete(ended);
      bell.ring();
    });
    running.add(ended);
  }

  async function settle(task: Task): Promise<void> {
    const stopRenewing = keepLease(task);
    try {
      await inSpan(span, about(task), () => work(task, signals));
    } catch (error) {
      if (cutOff.signal.aborted) await giveBackSafely(task);
      else log.error({ err: error, ...about(task) }, sentences.outcomeLost);
    } finally {
      stopRenewing();
    }
  }

  /** Renews the lease until the returned function is called. */
  function keepLease(task: Task): () => void {
    if (!renewal) return () => undefined;
    const { renew, everySeconds } = renewal;
    const heartbeat = setInterval(() => {
      renew(task).catch((error: unknown) => log.warn({ err: error, ...about(task) }, "a lease was not renewed"));
    }, everySeconds * 1_000);
    return () => clearInterval(heartbeat);
  }

  async function giveBackSafely(task: Task): Promise<void> {
    try {
      await giveBack(task);
    } catch (error) {
      log.warn({ err: error, ...about(task) }, sentences.notGivenBack);
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
