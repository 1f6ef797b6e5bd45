import { City, type CitySuggestion, CitySuggestions } from "./city.ts";
import type { ApiClient } from "./create-api-client.ts";

/**
 * Looks up a Danish postal code. Throws the errors of ky. Does not retry, since 404 is the answer for an unknown code.
 */
export function findCity(api: ApiClient, zip: string, signal?: AbortSignal): Promise<City> {
  return api.get(`city-from-zipcode/${zip}`, { retry: 0, signal: signal ?? null }).json(City);
}

/** Suggests Danish cities for a typed text. Throws the errors of ky. */
export function searchCities(api: ApiClient, text: string, signal?: AbortSignal): Promise<readonly CitySuggestion[]> {
  return api.get(`city-search/${encodeURIComponent(text)}`, { retry: 0, signal: signal ?? null }).json(CitySuggestions);
}
