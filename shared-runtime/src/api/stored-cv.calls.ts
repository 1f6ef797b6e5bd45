import type { ApiClient } from "./create-api-client.ts";
import { cvBearer } from "./cv-bearer.ts";
import { StoredCv } from "./stored-cv.ts";

/**
 * What is known about a CV after its review, for which it waits. Answers 401 for a forged or expired token, 404 for a
 * deleted CV. Does not retry, since its callers can do without the answer.
 */
export function getStoredCv(api: ApiClient, cvJwt: string, signal?: AbortSignal): Promise<StoredCv> {
  return api.get("stored-cv", { headers: cvBearer(cvJwt), retry: 0, signal: signal ?? null }).json(StoredCv);
}
