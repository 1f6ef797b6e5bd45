import { City } from "./city.ts";
import type { ApiClient } from "./create-api-client.ts";

/** Looks up a Danish postal code. Throws what ky throws; no retries, since an unknown code is an answer. */
export function findCity(api: ApiClient, zip: string, signal?: AbortSignal): Promise<City> {
  return api.get(`city-from-zipcode/${zip}`, { retry: 0, signal: signal ?? null }).json(City);
}
