import * as v from "valibot";
import { DraftArea } from "../criteria/draft-area.ts";
import { type CvReviewer, CvUnreadable } from "../cv-reviewer.ts";
import { objectionToFile } from "../intake/objection-to-file.ts";
import { laneShare } from "../lane-share.ts";
import { findLanguage, loadDetector } from "../reading/find-language.ts";
import { CvProcess, type JobLimits } from "./cv-process.ts";
import { WorkerQueue } from "./worker-queue.ts";
import { lost, ReaderCrashed } from "./reading-child.ts";
import { type ReaderUser, readerUser } from "./reader-user.ts";
import { ownFiles } from "./reading-rights.ts";

export interface CvReviewerOptions {
  /** The number of processes; each reads one CV at a time. Default 2. */
  readonly workers?: number;
  /** The module that a process runs: `pool/cv-worker.ts` or its build. */
  readonly workerEntry?: URL;
  /** Default: what `readerUser` finds for the module. */
  readonly user?: ReaderUser;
  /** A process is replaced after this number of jobs: an inspection is one job, a review is two. Default 300. */
  readonly jobsPerWorker?: number;
  /** A process that a job leaves with more bytes of memory is replaced. Default 500 000 000. */
  readonly memoryPerWorker?: number;
  readonly limits?: Partial<CvReviewLimits>;
}

export interface CvReviewLimits {
  /** The memory by which a process may grow during one job, in bytes. */
  readonly growth: number;
  /** A file that takes longer is refused, within five seconds of its turn. */
  readonly inspectMilliseconds: number;
  /** For reading and judging together. */
  readonly reviewMilliseconds: number;
  readonly drawMilliseconds: number;
}

const defaultLimits: CvReviewLimits = {
  growth: 300_000_000,
  inspectMilliseconds: 4_500,
  reviewMilliseconds: 20_000,
  drawMilliseconds: 5000,
};

/** Starts the processes that read CVs. A file that exceeds the limits ends only the process that reads it. */
export function createCvReviewer(options: CvReviewerOptions = {}): CvReviewer {
  const limits = { ...defaultLimits, ...options.limits };
  const within = (milliseconds: number): JobLimits => ({ growth: limits.growth, milliseconds });
  const entry = options.workerEntry ?? new URL("./cv-worker.ts", import.meta.url);
  const user = options.user ?? readerUser([process.execPath, ...ownFiles(entry)]);
  const renewal = { taken: false };
  const processes = Array.from(
    { length: options.workers ?? 2 },
    () =>
      new CvProcess({
        entry,
        user,
        jobs: options.jobsPerWorker ?? 300,
        memory: options.memoryPerWorker ?? 500_000_000,
        renewal,
      }),
  );
  const queue = new WorkerQueue(processes, { each: laneShare(processes.length) });
  const detector = loadDetector();

  return {
    inspect: async (file) => {
      const errorKey = objectionToFile(file);
      if (errorKey !== undefined) return { kind: "refused", errorKey };
      const inspected = () =>
        queue.run((process) => process.run("inspect", file.bytes, within(limits.inspectMilliseconds)), file.sender);
      // A file that ends two processes is at fault.
      const contents = await inspected().catch(unlessCrashed(inspected)).catch(unlessCrashed(asLost));
      if (contents === lost) return { kind: "refused", errorKey: "genericError" };
      if (contents.kind === "refused") return contents;
      const { pages, words, samples } = contents;
      const language = findLanguage(samples, await detector);
      if (language === undefined) return { kind: "refused", errorKey: "insufficientContentError" };
      return { kind: "accepted", pages, words, language };
    },
    review: ({ bytes, language, sender }) =>
      queue.run(async (process) => {
        const judged = await process.run("review", { bytes, language }, within(limits.reviewMilliseconds));
        if (judged === lost || judged === undefined)
          throw new CvUnreadable("The file cannot be read within the limits of memory and time.");
        const { covered, ...review } = judged;
        const areas = knownAreas(judged.areas);
        const thumbnail = await process
          .continue("draw", covered, within(limits.drawMilliseconds))
          .catch(unlessCrashed(asLost));
        return { ...review, areas, language, thumbnail: thumbnail === lost ? undefined : thumbnail };
      }, sender),
    close: async () => {
      await queue.idle();
      for (const process of processes) process.close();
    },
  };
}

const asLost = async (): Promise<typeof lost> => lost;

/** Answers a crash of the process by something else. */
function unlessCrashed<Result>(instead: () => Promise<Result>): (error: unknown) => Promise<Result> {
  return async (error) => {
    if (error instanceof ReaderCrashed) return instead();
    throw error;
  };
}

/** A hostile file may make its process answer anything. The error has no words of the CV, since it is logged. */
function knownAreas(areas: unknown): readonly DraftArea[] {
  const read = v.safeParse(v.array(DraftArea), areas);
  if (!read.success) throw new Error("A reading process returned areas of an unknown form.");
  return read.output;
}
