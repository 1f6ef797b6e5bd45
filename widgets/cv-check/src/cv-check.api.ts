import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { getCvRecommendations, uploadCv } from "shared-runtime/api/cv.calls.ts";
import type { ToolSession } from "shared-runtime/session/tool-session.ts";
import { reviewOf, type CvReview } from "./model/cv-review.ts";
import { pdfName } from "./model/objection-to.ts";

/** Sends the CV and answers with the session that later calls and other tools take it up by. */
export async function sendCv(
  api: ApiClient,
  file: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<ToolSession> {
  const { cvId, cvIdJwtString } = await uploadCv(api, { file, name: pdfName(file.name), onProgress }, signal);
  return { cvId, cvJwt: cvIdJwtString, toolId: "cv_tjek" };
}

/** Waits for the review, up to 3 minutes. */
export async function reviewCv(api: ApiClient, cvJwt: string, signal?: AbortSignal): Promise<CvReview> {
  return reviewOf(await getCvRecommendations(api, cvJwt, signal));
}
