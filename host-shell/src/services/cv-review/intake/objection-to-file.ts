import { type CvErrorKey, maxCvBytes } from "shared-runtime/api/cv.ts";

/** How far into a file readers look for the mark of a PDF (PDF 32000-1, Annex H.3.4.1). */
const headBytes = 1024;

/** What can be said against a file before it is opened: its size, then its kind by name and by its first bytes. */
export function objectionToFile(file: { readonly name: string; readonly bytes: Uint8Array }): CvErrorKey | undefined {
  if (file.bytes.byteLength > maxCvBytes) return "fileSizeError";
  if (!/\.pdf$/i.test(file.name.trim()) || !beginsAsPdf(file.bytes)) return "wrongFileExtensionError";
  return undefined;
}

function beginsAsPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, headBytes)).includes("%PDF-");
}
