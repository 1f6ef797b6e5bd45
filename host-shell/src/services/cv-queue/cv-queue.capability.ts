import type { Logger } from "pino";
import { givenUpReviewCalls } from "./cv-queue.routes.ts";
import type { OperatorGuard } from "../../api/guards/operator-guard.ts";
import type { Database } from "../../database/database.ts";
import { ifRoom } from "../../disk/is-disk-full.ts";
import type { Metrics } from "../../metrics/metrics.ts";
import type { Capability } from "../capability.ts";
import type { CvReviewer } from "../../engines/cv-review/cv-reviewer.ts";
import { laneShare } from "../../engines/cv-review/lane-share.ts";
import { createGivenUp } from "./given-up-reviews.ts";
import { queueReadings } from "./queue-readings.ts";
import { createReviewQueue } from "./review-queue.ts";
import { type FindAdvice, reviewWithAdvice } from "./review-with-advice.ts";
import { createReviewWatch, type ReviewWatch } from "./review-watch.ts";
import { createReviewWorker } from "./review-worker.ts";
import { createReviewerProbe } from "./reviewer-probe.ts";

interface Options extends Pick<Database, "tables" | "shared"> {
  readonly reviewer: Pick<CvReviewer, "inspect" | "review">;
  /** The number of reviews that run at the same time in this process. */
  readonly concurrency: number;
  readonly findAdvice: FindAdvice;
  readonly guard: OperatorGuard;
  readonly metrics: Pick<Metrics, "reviewed">;
  readonly log: Logger;
}

export interface CvQueueCapability extends Capability {
  readonly watch: ReviewWatch;
  /** Called when a new CV is to be reviewed. */
  readonly wake: () => void;
}

const leaseSeconds = 30;

/** Reviews the CVs of the queue, and lets operators retry reviews that were given up. */
export function cvQueueCapability({
  tables,
  shared,
  reviewer,
  concurrency,
  findAdvice,
  guard,
  metrics,
  log,
}: Options): CvQueueCapability {
  const queue = createReviewQueue(tables, { leaseSeconds, each: laneShare(concurrency) });
  const watch = createReviewWatch(queue.waitingAmong, log);
  const worker = createReviewWorker({
    queue,
    review: reviewWithAdvice({ review: reviewer.review, findAdvice, log }),
    concurrency,
    renewSeconds: leaseSeconds / 3,
    log,
    onSettled: watch.settled,
    onOutcome: metrics.reviewed,
  });
  const isReviewerAlive = createReviewerProbe(reviewer.inspect, log);
  return {
    watch,
    wake: worker.wake,
    operatorRoutes: [givenUpReviewCalls({ givenUp: createGivenUp(tables), guard, onRetried: worker.wake })],
    async start() {
      // No other process works on an embedded database, so the leases of a killed server are freed at once. If the disk
      // is full, they cannot be freed and run out instead.
      if (!shared) await ifRoom(queue.freeAll());
      worker.start();
      void isReviewerAlive();
    },
    stop: worker.stop,
    ready: { reviewer: isReviewerAlive },
    readings: [queueReadings(tables)],
  };
}
