import type { Logger } from "pino";
import { CvUnreadable, type CvReviewer } from "../cv-review/cv-reviewer.ts";
import { createBell } from "../../concurrency/bell.ts";
import { endsWithin } from "../../concurrency/ends-within.ts";
import type { ReviewJob, ReviewJobs } from "./review-jobs.ts";

export interface ReviewWorkerOptions {
  readonly jobs: ReviewJobs;
  readonly review: CvReviewer["review"];
  /** How many reviews run at once in this process. */
  readonly places: number;
  readonly renewSeconds: number;
  readonly log: Logger;
  /** Called when a CV has its review or will never have one. */
  readonly onSettled: (cvId: string) => void;
}

export interface ReviewWorker {
  readonly start: () => void;
  /** There is a new job: do not wait for the next look. */
  readonly wake: () => void;
  /**
   * Takes no more jobs. Resolves when the running ones are done, at the latest after `patienceMs`; the rest are given
   * back.
   */
  readonly stop: (patienceMs: number) => Promise<void>;
}

const maxAttempts = 3;
/** How often to look for jobs of other processes and for leases that ran out. */
const lookEveryMs = 1_000;
const retryPauseSeconds = 0.5;
const giveBackMs = 1_000;

export function createReviewWorker({
  jobs,
  review,
  places,
  renewSeconds,
  log,
  onSettled,
}: ReviewWorkerOptions): ReviewWorker {
  const bell = createBell();
  const running = new Map<ReviewJob, Promise<void>>();
  let stopping = false;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    while (!stopping) {
      const job = running.size < places ? await take() : undefined;
      if (job)
        running.set(
          job,
          work(job).finally(() => leave(job)),
        );
      else await bell.heard(lookEveryMs);
    }
  }

  async function take(): Promise<ReviewJob | undefined> {
    try {
      return await jobs.take();
    } catch (error) {
      log.error({ err: error }, "the review queue does not answer");
      return undefined;
    }
  }

  function leave(job: ReviewJob): void {
    running.delete(job);
    bell.ring();
  }

  async function work(job: ReviewJob): Promise<void> {
    const heartbeat = setInterval(() => {
      jobs.renew(job).catch((error: unknown) => log.warn({ err: error, cvId: job.cvId }, "a lease was not renewed"));
    }, renewSeconds * 1_000);
    try {
      await settle(job);
    } catch (error) {
      // The lease runs out, and the job is taken again.
      log.error({ err: error, cvId: job.cvId }, "the outcome of a review was not kept");
    } finally {
      clearInterval(heartbeat);
    }
  }

  async function settle(job: ReviewJob): Promise<void> {
    const { cvId, attempt } = job;
    // Whoever had it before died over it without saying why.
    if (attempt > maxAttempts) return settled(job, await jobs.fail(job, "exhausted"), "review given up");
    const startedAt = performance.now();
    try {
      const reviewed = await review(job);
      settled(job, await jobs.finish(job, reviewed), "cv reviewed", Math.round(performance.now() - startedAt));
    } catch (error) {
      if (stopping) return void (await jobs.giveBack(job));
      if (error instanceof CvUnreadable) return settled(job, await jobs.fail(job, "unreadable"), "cv unreadable");
      log.error({ err: error, cvId, attempt }, "a review broke");
      if (attempt < maxAttempts) return retryLater(job);
      settled(job, await jobs.fail(job, "exhausted"), "review given up");
    }
  }

  async function retryLater(job: ReviewJob): Promise<void> {
    await jobs.retry(job, retryPauseSeconds);
    setTimeout(bell.ring, retryPauseSeconds * 1_000).unref();
  }

  async function allDone(): Promise<void> {
    await looking;
    await Promise.all(running.values());
  }

  async function giveBack(job: ReviewJob): Promise<void> {
    try {
      await jobs.giveBack(job);
    } catch (error) {
      log.warn({ err: error, cvId: job.cvId }, "a review was not given back: its lease runs out");
    }
  }

  function settled({ cvId, attempt }: ReviewJob, kept: boolean, message: string, ms?: number): void {
    if (kept) log.info({ cvId, attempt, ms }, message);
    else log.warn({ cvId, attempt, ms }, "a review came too late: the CV was deleted, or another process took it over");
    onSettled(cvId);
  }

  return {
    start: () => {
      looking ??= look();
    },
    wake: bell.ring,
    async stop(patienceMs) {
      stopping = true;
      bell.ring();
      if (await endsWithin(allDone(), patienceMs)) return;
      await endsWithin(Promise.all([...running.keys()].map(giveBack)), giveBackMs);
    },
  };
}
