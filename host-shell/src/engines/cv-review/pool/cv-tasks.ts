import type { CorrectedReading } from "shared-runtime/api/cv-reading.ts";
import type { InspectedCv } from "../cv-reviewer.ts";
import type { DraftArea } from "../criteria/draft-area.ts";
import { reviewStructure } from "../criteria/review-areas.ts";
import { correctedStructure } from "../entries/corrected-structure.ts";
import { type ReadReading, readingOf } from "../entries/read-reading.ts";
import { packedDocument, unpackedDocument } from "../entries/stored-document.ts";
import type { CvFacts } from "../facts/cv-facts.ts";
import { factsOf } from "../facts/facts-of.ts";
import { type Contents, inspectPdf } from "../intake/inspect-pdf.ts";
import { maskCpr } from "../../../privacy/cpr.ts";
import { cprBoxes } from "../privacy/cpr-boxes.ts";
import { textOfLines } from "../privacy/cpr-in-lines.ts";
import type { Box } from "../reading/matrix.ts";
import { type OpenPdf, openPdf } from "../reading/open-pdf.ts";
import { type ReadDocument, readPages } from "../reading/read-pages.ts";
import { drawThumbnail } from "../reading/thumbnail.ts";
import { type CvStructure, structureOf } from "../structure/cv-structure.ts";

/** Ten times the number of characters on five full pages. */
const mostText = 200_000;

export interface CvJudgement {
  readonly areas: readonly DraftArea[];
  readonly facts: CvFacts;
  /** The text in reading order, CPR numbers masked, at most 200 000 characters. */
  readonly text: string;
  readonly reading: ReadReading;
  /** From `packedDocument`, for `judge`; `undefined` if the document is too large. */
  readonly document: Uint8Array | undefined;
  /** The CPR numbers on the first page, to be painted over in its picture. */
  readonly covered: readonly Box[];
}

export interface Correction {
  /** From `packedDocument`. */
  readonly document: Uint8Array;
  readonly corrected: CorrectedReading;
}

/** The tasks of a reading process, by name. Each task empties the array of bytes that it is given. */
export interface CvTasks {
  readonly inspect: (bytes: Uint8Array) => Promise<Contents>;
  /**
   * Reads and judges a CV; its document never leaves the process. Resolves with `undefined` if the file cannot be read. The
   * file stays open until the next task.
   */
  readonly review: (cv: InspectedCv) => Promise<CvJudgement | undefined>;
  /** Judges a CV again, as the visitor corrected it. Does not open the file. */
  readonly judge: (correction: Correction) => Promise<Pick<CvJudgement, "areas" | "facts" | "reading">>;
  /** Draws the first page of the file that the previous task reviewed. Resolves with `undefined` if it cannot be drawn. */
  readonly draw: (covered: readonly Box[]) => Promise<Uint8Array | undefined>;
}

/** Kept open for `draw`: to parse a file and its fonts again takes as long as to draw it. */
let reviewed: OpenPdf | undefined;

async function closeReviewed(): Promise<void> {
  const file = reviewed;
  reviewed = undefined;
  await file?.[Symbol.asyncDispose]();
}

const review: CvTasks["review"] = async ({ bytes, language }) => {
  await closeReviewed();
  const read = await readFile(bytes);
  if (read === undefined) return undefined;
  const { pageLines, toPicture, ...document } = read;
  const cv = structureOf({ ...document, language });
  return {
    ...judgementOf(cv),
    document: packedDocument({ ...document, language }),
    text: maskCpr(textOfLines(document.lines).slice(0, mostText)),
    covered: cprBoxes(pageLines, toPicture),
  };
};

const judge: CvTasks["judge"] = async ({ document, corrected }) => {
  await closeReviewed();
  return judgementOf(correctedStructure(structureOf(unpackedDocument(document)), corrected));
};

function judgementOf(cv: CvStructure): Pick<CvJudgement, "areas" | "facts" | "reading"> {
  return { areas: reviewStructure(cv, new Date()), facts: factsOf(cv), reading: readingOf(cv) };
}

async function readFile(bytes: Uint8Array): Promise<ReadDocument | undefined> {
  try {
    reviewed = await openPdf(bytes, { images: true });
    return await readPages(reviewed.pdf);
  } catch {
    await closeReviewed();
    return undefined;
  }
}

const draw: CvTasks["draw"] = async (covered) => {
  try {
    return reviewed && (await drawThumbnail(await reviewed.pdf.getPage(1), covered));
  } catch {
    return undefined;
  } finally {
    await closeReviewed();
  }
};

const inspect: CvTasks["inspect"] = async (bytes) => {
  await closeReviewed();
  return inspectPdf(bytes);
};

export const tasks: CvTasks = { inspect, review, judge, draw };
