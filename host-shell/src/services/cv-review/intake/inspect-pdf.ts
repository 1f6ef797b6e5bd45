import { type CvErrorKey, maxCvPages } from "shared-runtime/api/cv.ts";
import { samplesOf } from "../reading/language.ts";
import { type OpenPdf, openPdf } from "../reading/open-pdf.ts";
import { readPages } from "../reading/read-pages.ts";
import { countWords, minCvWords } from "./count-words.ts";

/** What a PDF holds, as far as that decides whether it is accepted; its language is told from the samples. */
export type Contents =
  | { readonly kind: "told"; readonly pages: number; readonly words: number; readonly samples: readonly string[] }
  | { readonly kind: "refused"; readonly errorKey: CvErrorKey };

/** Opens a file that is a PDF by name and first bytes, and looks at its pages and words. */
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
    const words = countWords(lines);
    if (words < minCvWords) return { kind: "refused", errorKey: "insufficientContentError" };
    return { kind: "told", pages: pages.length, words, samples: samplesOf(lines) };
  } catch {
    return { kind: "refused", errorKey: "genericError" };
  }
}
