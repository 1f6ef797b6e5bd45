import type { ApiClient } from "./create-api-client.ts";
import { cvBearer } from "./cv-bearer.ts";
import { CvRecommendations, CvThumbnail } from "./cv.ts";

/** The specification's limit for a review, and a margin for the network, in milliseconds. */
const reviewTimeoutMs = 190_000;

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
