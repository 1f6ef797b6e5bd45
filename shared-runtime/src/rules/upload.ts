import { normalLine } from "./normal-text.ts";

/** Extensions of files that service forms take, in lower case. */
export const uploadExtensions: ReadonlySet<string> = new Set(
  "doc pdf rtf xls ppt wp5 xlsx pptx docx gif jpeg jpg jpe pcx png tiff tif bmp csv html htm shtml txt".split(" "),
);

/** Of one file. */
export const mostUploadBytes = 10_485_760;

/** Of one person and form, without the removed ones. */
export const mostUploads = 8;

export const uploadMessages = {
  type: "Dokument typen er ikke gyldig",
  size: "Der er maks. fil størrelse på 10MB",
  empty: "Filen er tom. Vælg en anden fil",
  count: "Max antal filer er uploaded",
} as const;

/** The message of the first rule that a file breaks; `undefined` if its content decides: a name has no extension, or the size is 0. */
export function objectionToUpload({ name, size }: Pick<File, "name" | "size">): string | undefined {
  const extension = uploadExtension(name);
  if (extension === "" ? uploadName(name) === "" : !uploadExtensions.has(extension)) return uploadMessages.type;
  return size > mostUploadBytes ? uploadMessages.size : undefined;
}

/** A file name without what people do not see as a part of it: invisible characters, and blanks and dots at its end. */
export function uploadName(name: string): string {
  return normalLine(name).replace(/(?<![ .])[ .]+$/, "");
}

/** What follows the last dot of a file name, in lower case; empty if there is none. */
export function uploadExtension(name: string): string {
  return /\.([^.]*)$/.exec(uploadName(name))?.[1]?.toLowerCase() ?? "";
}
