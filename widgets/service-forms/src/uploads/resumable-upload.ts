// This module is loaded for the first large file, since the client of the protocol is larger than the form.
import { createApiClient } from "shared-runtime/api/create-api-client.ts";
import { resumableUploadsPath, StoredUpload } from "shared-runtime/api/uploads.ts";
import { DetailedError, Upload } from "tus-js-client";
import type { FileUpload } from "./file-upload.ts";

/** The address of the upload of each file, so that a retry continues the upload. */
const begun = new WeakMap<File, string>();
const retryDelays = [0, 1_000, 3_000, 5_000];

/**
 * Uploads a file with tus 1.0. The upload continues by itself after a lost connection. A later call with the same file
 * continues where the failed call ended.
 */
export async function uploadResumably(upload: FileUpload): Promise<StoredUpload> {
  const url = await sent(upload);
  begun.delete(upload.file);
  const api = createApiClient({ apiUrl: upload.apiUrl });
  return api.get(`${url}/result`, { signal: upload.signal }).json(StoredUpload);
}

function sent({ apiUrl, formId, draft, file, bytes, onProgress, signal }: FileUpload): Promise<string> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    // After the end, an abort must not delete the upload: neither a finished one, nor a failed one that a retry continues.
    const ended = new AbortController();
    const url = begun.get(file);
    const upload = new Upload(new Blob([bytes]), {
      endpoint: new URL(resumableUploadsPath, apiUrl).href,
      ...(url !== undefined && { uploadUrl: url }),
      metadata: { fileName: file.name, formId, draft },
      retryDelays,
      // Stores nothing about the file in the browser.
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => {
        const call: unknown = request.getUnderlyingObject();
        if (call instanceof XMLHttpRequest) call.withCredentials = true;
      },
      onUploadUrlAvailable: () => {
        if (upload.url !== null) begun.set(file, upload.url);
      },
      onProgress: (done, total) => onProgress(total > 0 ? done / total : 0),
      onShouldRetry: (error) => isPassing(statusOf(error)),
      onError: (error) => {
        ended.abort();
        const status = statusOf(error);
        if (status > 0 && !isPassing(status)) begun.delete(file);
        reject(asCallError(error));
      },
      onSuccess: () => {
        ended.abort();
        resolve(upload.url ?? "");
      },
    });
    const cancel = () => {
      begun.delete(file);
      void upload.abort(true).catch(() => undefined);
      reject(signal.reason);
    };
    signal.addEventListener("abort", cancel, { signal: ended.signal });
    upload.start();
  });
}

/** The status of the answer; 0 if there was none. */
function statusOf(error: unknown): number {
  return error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0;
}

/**
 * Whether a retry may help: the connection is slow or lost, too many files are sent, another call is uploading the
 * file, or the server is restarting.
 */
const isPassing = (status: number) => [0, 408, 409, 423, 429].includes(status) || status >= 500;

/** The failure in the form of the API client's errors, which `toFailure` reads. */
function asCallError(cause: Error): Error {
  const status = statusOf(cause);
  const error = new Error("The upload failed.", { cause });
  if (status === 0) return Object.assign(error, { name: "NetworkError" });
  return Object.assign(error, { name: "HTTPError", response: { status }, data: bodyOf(cause) });
}

function bodyOf(error: Error): unknown {
  try {
    return JSON.parse((error instanceof DetailedError && error.originalResponse?.getBody()) || "{}");
  } catch {
    return {};
  }
}
