import type { ApiClient } from "./create-api-client.ts";
import { cvBearer } from "./cv-bearer.ts";
import { CvRecommendations, CvThumbnail, CvUpload } from "./cv.ts";
import { uploadFetch } from "./upload-fetch.ts";

export interface CvFile {
  readonly file: Blob;
  /** The server derives the kind of the file from its extension. */
  readonly name: string;
  readonly onProgress: (share: number) => void;
}

/** The specification's limit for a review plus the network's share, in milliseconds. */
const reviewTimeoutMs = 190_000;
const uploadTimeoutMs = 45_000;

/** Sends a CV, once. Throws what ky throws; a refusal carries an `errorKey` of `CvErrorKey`. */
export function uploadCv(api: ApiClient, { file, name, onProgress }: CvFile, signal?: AbortSignal): Promise<CvUpload> {
  const form = new FormData();
  form.append("file", file, name);
  const way = api.followsUploads
    ? { fetch: uploadFetch(form, { onProgress, timeout: uploadTimeoutMs }), timeout: false as const }
    : { body: form, timeout: uploadTimeoutMs };
  return api.post("cv-upload", { ...way, retry: 0, signal: signal ?? null }).json(CvUpload);
}

/** Waits for the review of a CV, up to 3 minutes. Answers 401 for a forged or expired token, 404 for a deleted CV. */
export function getCvRecommendations(api: ApiClient, cvJwt: string, signal?: AbortSignal): Promise<CvRecommendations> {
  return api
    .get("analytics/get-cv-recommendations", {
      headers: cvBearer(cvJwt),
      timeout: reviewTimeoutMs,
      totalTimeout: reviewTimeoutMs,
      signal: signal ?? null,
    })
    .json(CvRecommendations);
}

/** Waits for the front page of a CV. Answers 401 and 404 like `getCvRecommendations`. */
export function getCvThumbnail(api: ApiClient, cvJwt: string, signal?: AbortSignal): Promise<CvThumbnail> {
  return api.get("get-cv-frontpage-thumbnail", { headers: cvBearer(cvJwt), signal: signal ?? null }).json(CvThumbnail);
}
