import { type CvErrorKey, maxCvPages } from "shared-runtime/api/cv.ts";
import type { CvLine } from "../reading/cv-document.ts";
import { samplesOf } from "../reading/find-language.ts";
import { type OpenPdf, openPdf } from "../reading/open-pdf.ts";
import { readPages } from "../reading/read-pages.ts";

/** A CV with fewer words has too little content for a review. */
const minCvWords = 60;

/** The contents of a PDF that decide whether it is accepted. The language is found from the samples. */
export type Contents =
  | { readonly kind: "read"; readonly pages: number; readonly words: number; readonly samples: readonly string[] }
  | { readonly kind: "refused"; readonly errorKey: CvErrorKey };

/** Counts the pages and words of a file that is a PDF by its name and first bytes. */
export async function inspectPdf(bytes: Uint8Array): Promise<Contents> {
  let opened: OpenPdf;
  try {
    opened = await openPdf(bytes, { images: false });
  } catch {
    return { kind: "refused", errorKey: "genericError" };
  }
  await using file = opened;
  if (file.pdf.numPages > maxCvPages) return { kind: "refused", errorKey: "tooManyPagesError" };
  try {
    const { lines, pages } = await readPages(file.pdf);
    const words = countWordsWithLetters(lines);
    if (words < minCvWords) return { kind: "refused", errorKey: "insufficientContentError" };
    return { kind: "read", pages: pages.length, words, samples: samplesOf(lines) };
  } catch {
    return { kind: "refused", errorKey: "genericError" };
  }
}

/** Counts the words that contain a letter, so that numbers and signs do not count. */
export function countWordsWithLetters(lines: readonly Pick<CvLine, "text">[]): number {
  return lines.reduce((sum, line) => sum + line.text.split(" ").filter((word) => /\p{L}/u.test(word)).length, 0);
}
