import { City, type CitySuggestion, CitySuggestions } from "./city.ts";
import type { ApiClient } from "./create-api-client.ts";

/** Looks up a Danish postal code. Throws what ky throws; no retries, since an unknown code is an answer. */
export function findCity(api: ApiClient, zip: string, signal?: AbortSignal): Promise<City> {
  return api.get(`city-from-zipcode/${zip}`, { retry: 0, signal: signal ?? null }).json(City);
}

/** Suggests Danish cities for what was typed. Throws what ky throws. */
export function searchCities(api: ApiClient, text: string, signal?: AbortSignal): Promise<readonly CitySuggestion[]> {
  return api.get(`city-search/${encodeURIComponent(text)}`, { retry: 0, signal: signal ?? null }).json(CitySuggestions);
}
