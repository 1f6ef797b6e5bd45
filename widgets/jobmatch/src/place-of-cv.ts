import type { City } from "shared-runtime/api/city.ts";
import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { getStoredCv } from "shared-runtime/api/stored-cv.calls.ts";

/** The place that a CV names as its person's; `undefined` if it names none. */
export async function placeOfCv(api: ApiClient, cvJwt: string, signal: AbortSignal): Promise<City | undefined> {
  return (await getStoredCv(api, cvJwt, signal)).place;
}
