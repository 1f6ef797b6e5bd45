import { maxCvBytes } from "../api/cv.ts";
import { beginsAsPdf, mayBePdf } from "../rules/cv-file.ts";

export type Objection = "fileSizeError" | "wrongFileExtensionError" | "emptyFileError" | "changedFileError";

/**
 * Why a file is rejected without being read; `undefined` if its bytes decide. Checks in the server's order: size, then
 * kind. A size of 0 is accepted here, since a file that was deleted meanwhile has this size, too.
 */
export function objectionTo(file: Pick<File, "name" | "size" | "type">): Objection | undefined {
  if (file.size > maxCvBytes) return "fileSizeError";
  if (!mayBePdf(file)) return "wrongFileExtensionError";
  return undefined;
}

/** The objection to a file after its content was read. */
export function objectionToContent(bytes: Uint8Array): Objection | undefined {
  if (bytes.length === 0) return "emptyFileError";
  return beginsAsPdf(bytes) ? undefined : "wrongFileExtensionError";
}
