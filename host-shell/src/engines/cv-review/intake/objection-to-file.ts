import { type CvErrorKey, maxCvBytes } from "shared-runtime/api/cv.ts";
import { beginsAsPdf, mayBePdf } from "shared-runtime/rules/cv-file.ts";

interface NamedFile {
  /** Empty if the file has none. */
  readonly name: string;
  /** Media type of the file; absent or empty if the file has none. */
  readonly type?: string | undefined;
  readonly bytes: Uint8Array;
}

/** The objection to a file before it is opened: to its size, then to its kind by name, type and first bytes. */
export function objectionToFile(file: NamedFile): CvErrorKey | undefined {
  if (file.bytes.byteLength > maxCvBytes) return "fileSizeError";
  if (!mayBePdf(file) || !beginsAsPdf(file.bytes)) return "wrongFileExtensionError";
  return undefined;
}
