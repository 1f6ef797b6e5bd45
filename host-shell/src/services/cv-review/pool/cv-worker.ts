import type { CvArea } from "shared-runtime/api/cv.ts";
import { reviewAreas } from "../criteria/review-areas.ts";
import type { CvInspection } from "../cv-reviewer.ts";
import { inspectPdf } from "../intake/inspect-pdf.ts";
import { maskCpr } from "../privacy/cpr.ts";
import { cprBoxes } from "../privacy/cpr-boxes.ts";
import { languageOf } from "../reading/language.ts";
import type { Box } from "../reading/matrix.ts";
import { openPdf } from "../reading/open-pdf.ts";
import { readPages } from "../reading/read-pages.ts";
import { drawThumbnail } from "../reading/thumbnail.ts";

export interface ReadCv {
  readonly areas: readonly CvArea[];
  readonly text: string;
  readonly language: "da" | "en";
  /** Where the first page shows CPR numbers. */
  readonly covered: readonly Box[];
}

/** The jobs of a worker by name: what each takes and answers. All of them are given bytes of their own. */
export interface CvJobs {
  readonly inspect: (bytes: Uint8Array) => Promise<CvInspection>;
  readonly read: (bytes: Uint8Array) => Promise<ReadCv | undefined>;
  readonly draw: (job: { readonly bytes: Uint8Array; readonly covered: readonly Box[] }) => Promise<Uint8Array | undefined>;
  readonly warm: () => void;
}

export const inspect: CvJobs["inspect"] = inspectPdf;

/** Answers `undefined` where the file cannot be read as a CV. Faults of the review itself are thrown. */
export const read: CvJobs["read"] = async (bytes) => {
  const found = await readable(bytes);
  const language = found && languageOf(found.lines.map((line) => line.text).join("\n"));
  if (found === undefined || language === undefined) return undefined;
  const { pageLines, ...document } = found;
  return {
    areas: reviewAreas({ ...document, language }, new Date()),
    text: maskCpr(document.lines.map((line) => line.text).join("\n")),
    language,
    covered: cprBoxes(pageLines[0] ?? []),
  };
};

async function readable(bytes: Uint8Array) {
  try {
    await using file = await openPdf(bytes, { images: true });
    return await readPages(file.pdf);
  } catch {
    return undefined;
  }
}

export const draw: CvJobs["draw"] = async ({ bytes, covered }) => {
  try {
    await using file = await openPdf(bytes, { images: true });
    return await drawThumbnail(await file.pdf.getPage(1), covered);
  } catch {
    return undefined;
  }
};

export const warm: CvJobs["warm"] = () => undefined;
