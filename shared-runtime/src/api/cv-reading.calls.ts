import type { ApiClient } from "./create-api-client.ts";
import { cvBearer } from "./cv-bearer.ts";
import { CvCorrected, type CvCorrection, CvReading } from "./cv-reading.ts";

/** What was read in a CV. Answers 401 for a forged or expired token, 404 for a deleted CV or one without a reading. */
export function getCvReading(api: ApiClient, cvJwt: string, signal?: AbortSignal): Promise<CvReading> {
  return api.get("cv-reading", { headers: cvBearer(cvJwt), signal: signal ?? null }).json(CvReading);
}

export interface CorrectionOfCv extends CvCorrection {
  readonly cvJwt: string;
}

/**
 * Stores a correction, and resolves with the new reading and review. Answers 409 (`readingChanged`) if another
 * correction came first. Does not retry: a second attempt would be based on an old revision.
 */
export function correctCvReading(
  api: ApiClient,
  { cvJwt, ...correction }: CorrectionOfCv,
  signal?: AbortSignal,
): Promise<CvCorrected> {
  return api
    .put("cv-reading", { headers: cvBearer(cvJwt), json: correction, retry: 0, signal: signal ?? null })
    .json(CvCorrected);
}
