import type { CvArea } from "shared-runtime/api/cv.ts";
import { reviewStructure } from "../criteria/review-areas.ts";
import { type CvFacts, factsOf } from "../facts/cv-facts.ts";
import { type Contents, inspectPdf } from "../intake/inspect-pdf.ts";
import { maskCpr } from "../privacy/cpr.ts";
import { cprBoxes } from "../privacy/cpr-boxes.ts";
import { textOfLines } from "../privacy/cpr-in-lines.ts";
import type { CvDocument } from "../reading/cv-document.ts";
import { samplesOf } from "../reading/language.ts";
import type { Box } from "../reading/matrix.ts";
import { openPdf } from "../reading/open-pdf.ts";
import { readPages } from "../reading/read-pages.ts";
import { drawThumbnail } from "../reading/thumbnail.ts";
import { structureOf } from "../structure/cv-structure.ts";

export interface ReadCv {
  readonly document: Omit<CvDocument, "language">;
  readonly samples: readonly string[];
  /** Where the first page shows CPR numbers. */
  readonly covered: readonly Box[];
}

export interface Judged {
  readonly areas: readonly CvArea[];
  readonly facts: CvFacts;
  readonly text: string;
}

/** What a reading process does, by name. Bytes are used up. */
export interface CvJobs {
  readonly inspect: (bytes: Uint8Array) => Promise<Contents>;
  readonly read: (bytes: Uint8Array) => Promise<ReadCv | undefined>;
  readonly judge: (document: CvDocument) => Judged;
  readonly draw: (job: {
    readonly bytes: Uint8Array;
    readonly covered: readonly Box[];
  }) => Promise<Uint8Array | undefined>;
}

/** Answers `undefined` where the file cannot be read. */
const read: CvJobs["read"] = async (bytes) => {
  try {
    await using file = await openPdf(bytes, { images: true });
    const { pageLines, ...document } = await readPages(file.pdf);
    return { document, samples: samplesOf(document.lines), covered: cprBoxes(pageLines) };
  } catch {
    return undefined;
  }
};

const judge: CvJobs["judge"] = (document) => {
  const cv = structureOf(document);
  return {
    areas: reviewStructure(cv, new Date()),
    facts: factsOf(cv),
    text: maskCpr(textOfLines(document.lines)),
  };
};

/** Answers `undefined` where the page cannot be drawn. */
const draw: CvJobs["draw"] = async ({ bytes, covered }) => {
  try {
    await using file = await openPdf(bytes, { images: true });
    return await drawThumbnail(await file.pdf.getPage(1), covered);
  } catch {
    return undefined;
  }
};

export const jobs: CvJobs = { inspect: inspectPdf, read, judge, draw };
