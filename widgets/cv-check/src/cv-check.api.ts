import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { getCvRecommendations } from "shared-runtime/api/cv.calls.ts";
import { reviewOf, type CvReview } from "./model/cv-review.ts";

/** Waits for the review, up to 3 minutes. */
export async function reviewCv(api: ApiClient, cvJwt: string, signal?: AbortSignal): Promise<CvReview> {
  return reviewOf(await getCvRecommendations(api, cvJwt, signal));
}
