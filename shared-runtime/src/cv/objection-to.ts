import { maxCvBytes } from "../api/cv.ts";

export type Objection = "fileSizeError" | "wrongFileExtensionError" | "emptyFileError";

/**
 * Why a file is rejected without being sent; `undefined` if only the server can judge it. Checks in the server's order:
 * size, then kind. Some phones give a PDF without a file extension, so its media type counts as well.
 */
export function objectionTo(file: Pick<File, "name" | "size" | "type">): Objection | undefined {
  if (file.size > maxCvBytes) return "fileSizeError";
  if (file.size === 0) return "emptyFileError";
  if (!isNamedPdf(file.name) && file.type !== "application/pdf") return "wrongFileExtensionError";
  return undefined;
}

/** The file name to send, always with the extension that the server checks. */
export function pdfName(name: string): string {
  return isNamedPdf(name) ? name : `${name}.pdf`;
}

function isNamedPdf(name: string): boolean {
  return name.toLowerCase().endsWith(".pdf");
}
