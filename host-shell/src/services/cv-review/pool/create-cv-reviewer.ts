import { type CvReviewer, CvUnreadable } from "../cv-reviewer.ts";
import { objectionToFile } from "../intake/objection-to-file.ts";
import type { CvJobs } from "./cv-worker.ts";
import { Lanes } from "./lanes.ts";
import { RecycledWorker } from "./recycled-worker.ts";
import { type JobLimits, processClock, watch } from "./watchdog.ts";

export interface CvReviewerOptions {
  /** How many CVs are read at the same time. */
  readonly workers?: number;
  /** The module a worker runs: `pool/cv-worker.ts`, or what it was built into. */
  readonly workerEntry?: URL;
  readonly jobsPerWorker?: number;
  readonly limits?: Partial<CvReviewLimits>;
}

export interface CvReviewLimits {
  /** How far the process may grow while a CV is read, in bytes. */
  readonly growth: number;
  readonly readMilliseconds: number;
  readonly drawMilliseconds: number;
}

const defaultLimits: CvReviewLimits = { growth: 400_000_000, readMilliseconds: 10_000, drawMilliseconds: 5000 };

type Input<Name extends keyof CvJobs> = Parameters<CvJobs[Name]>[0];

/** Starts the workers that read CVs. A file that breaks its limits costs its worker, and nobody else their review. */
export function createCvReviewer(options: CvReviewerOptions = {}): CvReviewer {
  const limits = { ...defaultLimits, ...options.limits };
  const workers = Array.from(
    { length: options.workers ?? 2 },
    () =>
      new RecycledWorker({
        entry: options.workerEntry ?? new URL("./cv-worker.ts", import.meta.url),
        jobs: options.jobsPerWorker ?? 50,
        heapMegabytes: 384,
      }),
  );
  const lanes = new Lanes(workers);
  const reading = { growth: limits.growth, milliseconds: limits.readMilliseconds };
  const drawing = { growth: limits.growth, milliseconds: limits.drawMilliseconds };

  return {
    inspect: async (file) => {
      const errorKey = objectionToFile(file);
      if (errorKey !== undefined) return { kind: "refused", errorKey };
      const inspection = await perform("inspect", file.bytes, reading);
      return inspection ?? { kind: "refused", errorKey: "genericError" };
    },
    review: async (bytes) => {
      const found = await perform("read", bytes, reading);
      if (found === undefined) throw new CvUnreadable("The CV cannot be read within the limits of memory and time.");
      const { covered, ...reviewed } = found;
      return { ...reviewed, thumbnail: await perform("draw", { bytes, covered }, drawing) };
    },
    close: async () => {
      await lanes.idle();
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };

  /** Answers `undefined` for a job that broke its limits with nobody beside it that could have been the cause. */
  async function perform<Name extends keyof CvJobs>(name: Name, input: Input<Name>, job: JobLimits) {
    const attempt = async (worker: RecycledWorker, company: { readonly accompanied: boolean }) => {
      const result = await within(job, (signal) => worker.run(name, input, signal));
      return { ...result, blameless: company.accompanied };
    };
    const first = await lanes.run(attempt);
    const last = first.broke && first.blameless ? await lanes.run(attempt, { alone: true }) : first;
    return last.broke ? undefined : last.value;
  }
}

type Result<T> = { readonly broke: true } | { readonly broke: false; readonly value: T };

async function within<T>(limits: JobLimits, job: (signal: AbortSignal) => Promise<T>): Promise<Result<T>> {
  const kill = new AbortController();
  const stop = watch(limits, processClock, () => kill.abort());
  try {
    return { broke: false, value: await job(kill.signal) };
  } catch (error) {
    if (kill.signal.aborted || isOutOfMemory(error)) return { broke: true };
    throw error;
  } finally {
    stop();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
