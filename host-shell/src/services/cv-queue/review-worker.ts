import type { Logger } from "pino";
import { createLeasedWorker, type LeasedWorker, type StopSignals } from "../../concurrency/leased-worker.ts";
import { untilAborted } from "../../concurrency/until-aborted.ts";
import type { ReviewOutcome } from "../../metrics/metrics.ts";
import { CvUnreadable, type CvReviewed, type InspectedCv } from "../../engines/cv-review/cv-reviewer.ts";
import type { PendingReview, ReviewQueue } from "./review-queue.ts";

export interface ReviewWorkerOptions {
  readonly queue: ReviewQueue;
  readonly review: (cv: InspectedCv) => Promise<CvReviewed>;
  /** The number of reviews that run at the same time in this process. */
  readonly concurrency: number;
  readonly renewSeconds: number;
  readonly log: Logger;
  /** Called when a CV has its review, or will never have one. */
  readonly onSettled: (cvId: string) => void;
  /** Called after each attempt. `seconds` is the time that a review took. */
  readonly onOutcome?: (outcome: ReviewOutcome, seconds?: number) => void;
}

/** A file is at fault if reading it failed this number of times. */
const maxCrashes = 3;
/** If this number of servers disappeared while reading a file, the file may be the reason. */
const maxLostLeases = 10;
const retryPauseSeconds = 0.5;

/** Reviews the CVs of the queue. Gives a review up after three failed readings or ten lost servers. */
export function createReviewWorker({
  queue,
  review,
  concurrency,
  renewSeconds,
  log,
  onSettled,
  onOutcome = () => undefined,
}: ReviewWorkerOptions): LeasedWorker {
  const worker = createLeasedWorker<PendingReview>({
    take: async () => {
      const pending = await queue.take();
      return pending ? [pending] : [];
    },
    work,
    giveBack: (pending) => queue.giveBack(pending),
    renewal: { everySeconds: renewSeconds, renew: queue.renew },
    concurrency,
    about: ({ cvId }) => ({ cvId }),
    span: "review a CV",
    sentences: {
      noAnswer: "the review queue does not answer",
      outcomeLost: "the outcome of a review was not kept",
      notGivenBack: "a review was not given back: its lease runs out",
    },
    log,
  });

  async function work(pending: PendingReview, { stopping, cutOff }: StopSignals): Promise<void> {
    const { cvId, attempt, crashes, lostLeases } = pending;
    if (lostLeases >= maxLostLeases) return giveUp(pending);
    const startedAt = performance.now();
    try {
      const reviewed = await untilAborted(review(pending), cutOff);
      const ms = performance.now() - startedAt;
      const kept = await queue.finish(pending, reviewed);
      onOutcome(kept ? "reviewed" : "too-late", ms / 1_000);
      settled(pending, kept, "cv reviewed", Math.round(ms));
    } catch (error) {
      if (cutOff.aborted) throw error;
      // The reviewer may have been stopped by the signal that stops this server.
      if (stopping.aborted) return void (await queue.giveBack(pending));
      if (error instanceof CvUnreadable) {
        onOutcome("unreadable");
        return settled(pending, await queue.fail(pending, "unreadable"), "cv unreadable");
      }
      onOutcome("failed");
      log.error({ err: error, cvId, attempt }, "a review failed");
      if (crashes + 1 < maxCrashes) return retryLater(pending);
      return giveUp({ ...pending, crashes: crashes + 1 });
    }
  }

  async function giveUp(pending: PendingReview): Promise<void> {
    const { cvId, crashes, lostLeases } = pending;
    if (await queue.fail(pending, "exhausted")) {
      onOutcome("given-up");
      log.error({ cvId, crashes, lostLeases }, "a review was given up: npm run reviews -- retry tries it again");
    }
    onSettled(cvId);
  }

  async function retryLater(pending: PendingReview): Promise<void> {
    await queue.retry(pending, retryPauseSeconds);
    setTimeout(worker.wake, retryPauseSeconds * 1_000).unref();
  }

  function settled({ cvId, attempt }: PendingReview, kept: boolean, message: string, ms?: number): void {
    if (kept) log.info({ cvId, attempt, ms }, message);
    else log.warn({ cvId, attempt, ms }, "a review came too late: the CV was deleted, or another process took it over");
    onSettled(cvId);
  }

  return worker;
}
