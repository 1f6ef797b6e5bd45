import type { Logger } from "pino";
import { createLeasedWorker, type LeasedWorker, type StopSignals } from "../../concurrency/leased-worker.ts";
import { untilAborted } from "../../concurrency/until-aborted.ts";
import { CvUnreadable, type CvReviewed, type InspectedCv } from "../cv-review/cv-reviewer.ts";
import type { ReviewJob, ReviewJobs } from "./review-jobs.ts";

export interface ReviewWorkerOptions {
  readonly jobs: ReviewJobs;
  readonly review: (cv: InspectedCv) => Promise<CvReviewed>;
  /** How many reviews run at once in this process. */
  readonly concurrency: number;
  readonly renewSeconds: number;
  readonly log: Logger;
  /** Called when a CV has its review or will never have one. */
  readonly onSettled: (cvId: string) => void;
}

const maxAttempts = 3;
const retryPauseSeconds = 0.5;

/** Reviews the CVs of the queue. Tries a review that fails three times. */
export function createReviewWorker({
  jobs,
  review,
  concurrency,
  renewSeconds,
  log,
  onSettled,
}: ReviewWorkerOptions): LeasedWorker {
  const worker = createLeasedWorker<ReviewJob>({
    take: async () => {
      const job = await jobs.take();
      return job ? [job] : [];
    },
    work,
    giveBack: (job) => jobs.giveBack(job),
    renewal: { everySeconds: renewSeconds, renew: jobs.renew },
    concurrency,
    about: ({ cvId }) => ({ cvId }),
    sentences: {
      noAnswer: "the review queue does not answer",
      outcomeLost: "the outcome of a review was not kept",
      notGivenBack: "a review was not given back: its lease runs out",
    },
    log,
  });

  async function work(job: ReviewJob, { stopping, cutOff }: StopSignals): Promise<void> {
    const { cvId, attempt } = job;
    // Each process that had it before died without storing an outcome.
    if (attempt > maxAttempts) return settled(job, await jobs.fail(job, "exhausted"), "review given up");
    const startedAt = performance.now();
    try {
      const reviewed = await untilAborted(review(job), cutOff);
      settled(job, await jobs.finish(job, reviewed), "cv reviewed", Math.round(performance.now() - startedAt));
    } catch (error) {
      if (cutOff.aborted) throw error;
      // The reviewer may have been stopped by the same signal as this server.
      if (stopping.aborted) return void (await jobs.giveBack(job));
      if (error instanceof CvUnreadable) return settled(job, await jobs.fail(job, "unreadable"), "cv unreadable");
      log.error({ err: error, cvId, attempt }, "a review failed");
      if (attempt < maxAttempts) return retryLater(job);
      settled(job, await jobs.fail(job, "exhausted"), "review given up");
    }
  }

  async function retryLater(job: ReviewJob): Promise<void> {
    await jobs.retry(job, retryPauseSeconds);
    setTimeout(worker.wake, retryPauseSeconds * 1_000).unref();
  }

  function settled({ cvId, attempt }: ReviewJob, kept: boolean, message: string, ms?: number): void {
    if (kept) log.info({ cvId, attempt, ms }, message);
    else log.warn({ cvId, attempt, ms }, "a review came too late: the CV was deleted, or another process took it over");
    onSettled(cvId);
  }

  return worker;
}
