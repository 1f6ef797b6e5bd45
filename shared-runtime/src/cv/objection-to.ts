import { maxCvBytes } from "../api/cv.ts";
import { mayBePdf } from "../rules/cv-file.ts";

export type Objection = "fileSizeError" | "wrongFileExtensionError" | "emptyFileError" | "changedFileError";

/** A file that is rejected when it is read to be sent. */
export class UnusableFile extends Error {
  readonly objection: Objection;
  constructor(objection: Objection) {
    super(objection);
    this.objection = objection;
  }
}

/** Why a file is rejected without being read; `undefined` if its bytes decide. Checks in the server's order: size, then kind. */
export function objectionTo(file: Pick<File, "name" | "size" | "type">): Objection | undefined {
  if (file.size > maxCvBytes) return "fileSizeError";
  if (file.size === 0) return "emptyFileError";
  if (!mayBePdf(file)) return "wrongFileExtensionError";
  return undefined;
}

/** The file name to send, always with the extension that the server checks. */
export function pdfName(name: string): string {
  return isNamedPdf(name) ? name : `${name}.pdf`;
}

function isNamedPdf(name: string): boolean {
  return name.toLowerCase().endsWith(".pdf");
}
