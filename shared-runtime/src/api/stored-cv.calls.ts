import type { ApiClient } from "./create-api-client.ts";
import { cvBearer } from "./cv-bearer.ts";
import { StoredCv } from "./stored-cv.ts";

/**
 * What is known about a CV after its review, for which it waits. Answers 401 for a forged or expired token, 404 for a
 * deleted CV.
 */
export function getStoredCv(api: ApiClient, cvJwt: string, signal?: AbortSignal): Promise<StoredCv> {
  return api.get("stored-cv", { headers: cvBearer(cvJwt), signal: signal ?? null }).json(StoredCv);
}
