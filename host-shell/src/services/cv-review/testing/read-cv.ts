import type { CvDocument } from "../reading/cv-document.ts";
import { openPdf } from "../reading/open-pdf.ts";
import { readPages } from "../reading/read-pages.ts";

/** Reads a PDF as the worker does, on the test's own thread. The language is told, since finding it takes 150 MB. */
export async function readCv(bytes: Uint8Array, language: CvDocument["language"]): Promise<CvDocument> {
  await using file = await openPdf(bytes, { images: true });
  const { pageLines: _, ...document } = await readPages(file.pdf);
  return { ...document, language };
}
