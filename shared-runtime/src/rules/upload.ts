import { normalLine } from "./normal-text.ts";

/** Extensions of files that service forms take, in lower case. */
export const uploadExtensions: ReadonlySet<string> = new Set(
  "doc pdf rtf xls ppt wp5 xlsx pptx docx gif jpeg jpg jpe pcx png tiff tif bmp csv html htm shtml txt".split(" "),
);

/** The most bytes of one file. */
export const mostUploadBytes = 10_485_760;

/** The most files of one person in one form. Removed files do not count. */
export const mostUploads = 8;

export const uploadMessages = {
  type: "Dokument typen er ikke gyldig",
  size: "Der er maks. fil størrelse på 10MB",
  empty: "Filen er tom. Vælg en anden fil",
  count: "Max antal filer er uploaded",
} as const;

/**
 * The message of the first rule that a file breaks. `undefined` if the file breaks no rule, or if the content decides
 * because the name has no extension or the size is 0.
 */
export function objectionToUpload({ name, size }: Pick<File, "name" | "size">): string | undefined {
  const extension = uploadExtension(name);
  if (extension === "" ? uploadName(name) === "" : !uploadExtensions.has(extension)) return uploadMessages.type;
  return size > mostUploadBytes ? uploadMessages.size : undefined;
}

/**
 * A file name without invisible characters, and without blanks and dots at its end, which people do not see as a part
 * of it.
 */
export function uploadName(name: string): string {
  return normalLine(name).replace(/(?<![ .])[ .]+$/, "");
}

/** The text after the last dot of a file name, in lower case; empty if there is no dot. */
export function uploadExtension(name: string): string {
  return /\.([^.]*)$/.exec(uploadName(name))?.[1]?.toLowerCase() ?? "";
}
