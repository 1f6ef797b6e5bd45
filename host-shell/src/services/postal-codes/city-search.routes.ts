import { Hono } from "hono";
import { type CitySuggestion, leastCitySearch } from "shared-runtime/api/city.ts";
import { normalCode } from "shared-runtime/rules/normal-text.ts";
import { suggestCities } from "../../engines/postal-codes/postal-codes.ts";
import type { ApiEnv } from "../../api/api-env.ts";

const mostCities = 5;
/** The most characters of a search. The name of each city is shorter. */
const longest = 60;

/** Suggests Danish cities. */
export function citySearch() {
  return new Hono<ApiEnv>().get("/api/city-search/:text", (c) => {
    const text = normalCode(c.req.param("text"));
    const isSearched = text.length >= leastCitySearch && text.length <= longest;
    const found = isSearched ? suggestCities(text, mostCities) : [];
    c.header("cache-control", "public, max-age=86400");
    return c.json(found.map(({ city, zip }): CitySuggestion => ({ cityName: city, postCode: zip })));
  });
}
