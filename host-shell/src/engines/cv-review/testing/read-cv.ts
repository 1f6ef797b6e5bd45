import type { CvDocument } from "../reading/cv-document.ts";
import { openPdf } from "../reading/open-pdf.ts";
import { type ReadDocument, readPages } from "../reading/read-pages.ts";

/** Reads a PDF as a reading process does, but within the process of the test. */
export async function readCv(bytes: Uint8Array, language: CvDocument["language"]): Promise<CvDocument> {
  await using file = await openPdf(bytes, { images: true });
  return withLanguage(await readPages(file.pdf), language);
}

function withLanguage(
  { pageLines: _, toPicture: _toPicture, ...document }: ReadDocument,
  language: CvDocument["language"],
): CvDocument {
  return { ...document, language };
}
