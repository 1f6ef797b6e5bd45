import * as v from "valibot";
import { DraftArea } from "../criteria/draft-area.ts";
import { type CvReviewer, CvUnreadable } from "../cv-reviewer.ts";
import { ReadReading } from "../entries/read-reading.ts";
import { objectionToFile } from "../intake/objection-to-file.ts";
import { laneShare } from "../lane-share.ts";
import { findLanguage, loadDetector } from "../reading/find-language.ts";
import { CvReader, type TaskLimits } from "./cv-reader.ts";
import { TaskQueue } from "./task-queue.ts";
import { lost, ReaderCrashed } from "./reading-process.ts";
import { type ReaderUser, readerUser } from "./reader-user.ts";
import { ownFiles } from "./reading-rights.ts";

export interface CvReviewerOptions {
  /** The number of readers; each has one process and reads one CV at a time. Default 2. */
  readonly readers?: number;
  /** The module that a process runs: `pool/cv-reader.entry.ts` or its build. */
  readonly readerEntry?: URL;
  /** The user that runs the processes. Default: the result of `readerUser` for the module. */
  readonly user?: ReaderUser;
  /** A process is replaced after this number of tasks. An inspection is one task, a review is two. Default 300. */
  readonly tasksPerProcess?: number;
  /** A process that uses more than this number of bytes of memory after a task is replaced. Default 500 000 000. */
  readonly memoryPerProcess?: number;
  readonly limits?: Partial<CvReviewLimits>;
}

export interface CvReviewLimits {
  /** The memory by which a process may grow during one task, in bytes. */
  readonly growth: number;
  /** The milliseconds for an inspection. A file that takes longer is refused, within five seconds of its turn. */
  readonly inspectMilliseconds: number;
  /** The milliseconds for reading and judging together. */
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
  const within = (milliseconds: number): TaskLimits => ({ growth: limits.growth, milliseconds });
  const entry = options.readerEntry ?? new URL("./cv-reader.entry.ts", import.meta.url);
  const user = options.user ?? readerUser([process.execPath, ...ownFiles(entry)]);
  const renewal = { taken: false };
  const readers = Array.from(
    { length: options.readers ?? 2 },
    () =>
      new CvReader({
        entry,
        user,
        tasks: options.tasksPerProcess ?? 300,
        memory: options.memoryPerProcess ?? 500_000_000,
        renewal,
      }),
  );
  const queue = new TaskQueue(readers, { each: laneShare(readers.length) });
  const detector = loadDetector();

  return {
    inspect: async (file) => {
      const errorKey = objectionToFile(file);
      if (errorKey !== undefined) return { kind: "refused", errorKey };
      const inspected = () =>
        queue.run((reader) => reader.run("inspect", file.bytes, within(limits.inspectMilliseconds)), file.sender);
      // A crash may be the fault of another program, so the file is tried again. A second crash is the fault of the
      // file.
      const contents = await inspected().catch(unlessCrashed(inspected)).catch(unlessCrashed(asLost));
      if (contents === lost) return { kind: "refused", errorKey: "genericError" };
      if (contents.kind === "refused") return contents;
      const { pages, words, samples } = contents;
      const language = findLanguage(samples, await detector);
      if (language === undefined) return { kind: "refused", errorKey: "insufficientContentError" };
      return { kind: "accepted", pages, words, language };
    },
    review: ({ bytes, language, sender }) =>
      queue.run(async (reader) => {
        const judged = await reader.run("review", { bytes, language }, within(limits.reviewMilliseconds));
        if (judged === lost || judged === undefined)
          throw new CvUnreadable("The file cannot be read within the limits of memory and time.");
        const { covered, ...review } = judged;
        const areas = knownAreas(judged.areas);
        const thumbnail = await reader
          .continue("draw", covered, within(limits.drawMilliseconds))
          .catch(unlessCrashed(asLost));
        const reading = knownReading(judged.reading);
        return { ...review, areas, reading, language, thumbnail: thumbnail === lost ? undefined : thumbnail };
      }, sender),
    judge: ({ document, corrected, sender }) =>
      queue.run(async (reader) => {
        const judged = await reader.run("judge", { document, corrected }, within(limits.reviewMilliseconds));
        if (judged === lost) throw new CvUnreadable("The CV cannot be judged within the limits of memory and time.");
        const { missed } = knownReading(judged.reading);
        return { areas: knownAreas(judged.areas), facts: judged.facts, ...(missed !== undefined && { missed }) };
      }, sender),
    close: async () => {
      await queue.idle();
      for (const reader of readers) reader.close();
    },
  };
}

const asLost = async (): Promise<typeof lost> => lost;

/** Returns a handler that resolves with `instead` after a crash, and rethrows all other errors. */
function unlessCrashed<Result>(instead: () => Promise<Result>): (error: unknown) => Promise<Result> {
  return async (error) => {
    if (error instanceof ReaderCrashed) return instead();
    throw error;
  };
}

/**
 * Checks the areas, since a hostile file may make its process answer anything. The error is logged: it contains no text
 * of the CV.
 */
function knownAreas(areas: unknown): readonly DraftArea[] {
  const read = v.safeParse(v.array(DraftArea), areas);
  if (!read.success) throw new Error("A reading process returned areas of an unknown form.");
  return read.output;
}

/** Checks the reading for the same reason. */
function knownReading(reading: unknown): ReadReading {
  const read = v.safeParse(ReadReading, reading);
  if (!read.success) throw new Error("A reading process returned a reading of an unknown form.");
  return read.output;
}
