import type { CvDocument } from "../reading/cv-document.ts";
import { openPdf } from "../reading/open-pdf.ts";
import { type ReadDocument, readPages } from "../reading/read-pages.ts";

/** Reads a PDF as the worker does, on the test's own thread. The language is told, since finding it takes 150 MB. */
export async function readCv(bytes: Uint8Array, language: CvDocument["language"]): Promise<CvDocument> {
  await using file = await openPdf(bytes, { images: true });
  return told(await readPages(file.pdf), language);
}

function told({ pageLines: _, ...document }: ReadDocument, language: CvDocument["language"]): CvDocument {
  return { ...document, language };
}
