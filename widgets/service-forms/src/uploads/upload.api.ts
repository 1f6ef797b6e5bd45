import { createApiClient, type ApiClient } from "shared-runtime/api/create-api-client.ts";
import { StoredUpload } from "shared-runtime/api/uploads.ts";
import type { FileUpload } from "./file-upload.ts";
import { uploadFetch } from "shared-runtime/api/upload-fetch.ts";

/** The upload of a file with at least this number of bytes continues after a lost connection. */
const resumableFrom = 1_000_000;
const timeoutMs = 45_000;

/** Uploads a file for a form. Throws the errors of ky; a refusal has an `errorKey` and the `reason` for the person. */
export async function uploadFile(upload: FileUpload): Promise<StoredUpload> {
  if (upload.file.size < resumableFrom) return sendWhole(createApiClient({ apiUrl: upload.apiUrl }), upload);
  const { uploadResumably } = await import("./resumable-upload.ts");
  return uploadResumably(upload);
}

function sendWhole(
  api: ApiClient,
  { formId, draft, file, bytes, onProgress, signal }: FileUpload,
): Promise<StoredUpload> {
  const body = new FormData();
  body.append("fileName", file.name);
  body.append("file", new Blob([bytes], { type: file.type }), file.name);
  const way = api.followsUploads
    ? { fetch: uploadFetch(body, { onProgress, timeout: timeoutMs }), timeout: false as const }
    : { body, timeout: timeoutMs };
  return api
    .post("forms/post-upload-file", {
      ...way,
      searchParams: { formId, draft },
      headers: { "x-filename": encodeURIComponent(file.name) },
      retry: 0,
      signal,
    })
    .json(StoredUpload);
}

/** Removes a stored file. */
export async function removeUpload(apiUrl: string, id: string): Promise<void> {
  await createApiClient({ apiUrl }).post("forms/remove-upload", { json: { id }, retry: 0, throwHttpErrors: false });
}
