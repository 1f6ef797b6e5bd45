import { contentOf } from "../files/content-of.ts";
import type { ApiClient } from "./create-api-client.ts";
import { CvUpload } from "./cv.ts";
import { uploadFetch } from "./upload-fetch.ts";

export interface CvFile {
  readonly file: File;
  readonly onProgress: (share: number) => void;
}

const timeoutMs = 45_000;

/** Sends a CV once, without retries. Throws the errors of ky; a refusal has an `errorKey` of `CvErrorKey`. */
export async function uploadCv(api: ApiClient, { file, onProgress }: CvFile, signal?: AbortSignal): Promise<CvUpload> {
  const form = new FormData();
  form.append("file", new Blob([await contentOf(file)], { type: file.type }), file.name);
  const way = api.followsUploads
    ? { fetch: uploadFetch(form, { onProgress, timeout: timeoutMs }), timeout: false as const }
    : { body: form, timeout: timeoutMs };
  return api.post("cv-upload", { ...way, retry: 0, signal: signal ?? null }).json(CvUpload);
}
