import { maxCvBytes } from "../api/cv.ts";

export type Objection = "fileSizeError" | "wrongFileExtensionError" | "emptyFileError";

/**
 * Why a file need not even be sent, or `undefined` if only the server can judge it. In the server's order: size, then
 * kind. Some phones hand over a PDF without a name ending, so its type counts as well.
 */
export function objectionTo(file: Pick<File, "name" | "size" | "type">): Objection | undefined {
  if (file.size > maxCvBytes) return "fileSizeError";
  if (file.size === 0) return "emptyFileError";
  if (!isNamedPdf(file.name) && file.type !== "application/pdf") return "wrongFileExtensionError";
  return undefined;
}

/** The name to send a file under: the server goes by the ending. */
export function pdfName(name: string): string {
  return isNamedPdf(name) ? name : `${name}.pdf`;
}

function isNamedPdf(name: string): boolean {
  return name.toLowerCase().endsWith(".pdf");
}
