import * as v from "valibot";

/**
 * The answer to a stored file. `POST /api/forms/post-upload-file?formId=…` (multipart `fileName`, then `file`; header
 * `x-filename` with the same name, percent-encoded) and `GET …/resumable-uploads/<id>/result` send it.
 */
export const StoredUpload = v.object({
  id: v.pipe(v.string(), v.uuid()),
  /** The name under which the file is stored: user id, form id, time, and the extension. */
  fileName: v.string(),
  /** The name that the person's computer has for the file, without characters that file names cannot have. */
  title: v.string(),
  /** In bytes. */
  size: v.pipe(v.number(), v.integer()),
});
export type StoredUpload = v.InferOutput<typeof StoredUpload>;

/** The body of `POST /api/forms/remove-upload`, for a file of the user that was not sent with a form. */
export const UploadRemoval = v.object({ id: v.pipe(v.string(), v.uuid("must be the id of an upload")) });

/** The answer to a removed file, which is the same if it was already removed. */
export const UploadRemoved = v.object({ removed: v.literal(true) });
export type UploadRemoved = v.InferOutput<typeof UploadRemoved>;

/** Why a file was not stored. The answer's `reason` is the sentence for the person. */
export const UploadErrorKey = v.picklist([
  "fileTypeError",
  "fileSizeError",
  "emptyFileError",
  "fileCountError",
  "ownStorageFull",
  "unknownFormError",
  "infectedFile",
  "scannerAway",
  "storageFull",
  "tooManyUploads",
  "unfinishedUpload",
  "unknownUpload",
  "sentUpload",
]);
export type UploadErrorKey = v.InferOutput<typeof UploadErrorKey>;

/**
 * The address of resumable uploads (tus 1.0), below `/api/`. Their metadata are `fileName` and `formId`. The PATCH with the
 * last byte answers 204 if the file is stored, and otherwise like `post-upload-file`; `GET <id>/result` below this address
 * returns the `StoredUpload`, or repeats the checks after 503 and 507.
 */
export const resumableUploadsPath = "forms/resumable-uploads";
