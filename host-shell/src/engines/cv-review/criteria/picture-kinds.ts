import type { CvDocument, CvImage } from "../reading/cv-document.ts";

/** Whether a picture on the first page has the size and shape of a portrait. */
export function looksLikePhoto(document: CvDocument, image: CvImage): boolean {
  const page = document.pages[image.page];
  if (image.page !== 0 || page === undefined) return false;
  const shape = image.height / image.width;
  const fits = image.width >= 40 && image.width <= page.width * 0.4 && shape >= 0.75 && shape <= 1.8;
  return fits && !hasTextOnTop(document, image);
}

/** Whether a picture is large enough for sentences, and neither a portrait nor a background of text. */
export function hidesText(document: CvDocument, image: CvImage): boolean {
  const page = document.pages[image.page];
  if (page === undefined) return false;
  const area = (image.width * image.height) / (page.width * page.height);
  const roomForLines = image.width >= page.width * 0.25 && image.height >= 30 && area >= 0.04;
  return roomForLines && !looksLikePhoto(document, image) && !hasTextOnTop(document, image);
}

function hasTextOnTop(document: CvDocument, image: CvImage): boolean {
  return document.lines.some(
    (line) =>
      line.page === image.page &&
      line.y - line.size * 0.3 > image.y &&
      line.y - line.size * 0.3 < image.y + image.height &&
      line.x + line.width * 0.5 > image.x &&
      line.x + line.width * 0.5 < image.x + image.width,
  );
}
