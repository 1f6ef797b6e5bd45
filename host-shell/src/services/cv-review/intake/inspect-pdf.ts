import { maxCvPages } from "shared-runtime/api/cv.ts";
import type { CvInspection } from "../cv-reviewer.ts";
import { languageOf } from "../reading/language.ts";
import { openPdf, type OpenPdf } from "../reading/open-pdf.ts";
import { readPages } from "../reading/read-pages.ts";
import { countWords, objectionToContent } from "./objection-to-content.ts";

/** Opens a file that is a PDF by name and first bytes, and says whether it is a CV that can be reviewed. */
export async function inspectPdf(bytes: Uint8Array): Promise<CvInspection> {
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
    const text = lines.map((line) => line.text).join("\n");
    const words = countWords(text);
    const language = languageOf(text);
    const errorKey = objectionToContent(words, language);
    if (errorKey !== undefined || language === undefined) return { kind: "refused", errorKey: errorKey ?? "genericError" };
    return { kind: "accepted", pages: pages.length, words, language };
  } catch {
    return { kind: "refused", errorKey: "genericError" };
  }
}
