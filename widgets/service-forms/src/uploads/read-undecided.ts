// This module is loaded for the first file whose name and size do not decide whether it is accepted.
import { contentOf } from "shared-runtime/files/content-of.ts";
import { extensionOfContent } from "shared-runtime/rules/extension-of-content.ts";
import { mostUploadBytes, uploadExtension, uploadMessages, uploadName } from "shared-runtime/rules/upload.ts";
import { type FilesAdded, isUndecided } from "./upload-item.ts";

/**
 * Reads the files that must be read before they are uploaded. A file without an extension gets the extension that
 * matches its content.
 */
export async function readUndecided(files: readonly File[], unreadable: string): Promise<FilesAdded> {
  const read = await Promise.all(files.map((file) => decided(file, unreadable)));
  return {
    files: read.filter((one) => one instanceof File),
    refused: read.flatMap((problem, at) => (problem instanceof File ? [] : { name: files[at]?.name ?? "", problem })),
  };
}

/** Resolves with the file to upload, or with the reason to refuse it. */
async function decided(file: File, unreadable: string): Promise<File | string> {
  if (!isUndecided(file)) return file;
  if (file.size > mostUploadBytes) return uploadMessages.size;
  const bytes = await contentOf(file).catch(() => undefined);
  if (!bytes) return unreadable;
  const extension = uploadExtension(file.name) || extensionOfContent(bytes);
  if (extension === undefined && bytes.length > 0) return uploadMessages.type;
  if (bytes.length === 0) return uploadMessages.empty;
  return new File([bytes], `${uploadName(file.name)}.${extension}`, { type: file.type });
}
