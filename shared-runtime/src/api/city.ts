import * as v from "valibot";

/** `GET /api/city-from-zipcode/{zip}`. An unknown postal code is answered 404 `unknownZip`, anything else 400. */
export const City = v.object({ zip: v.string(), city: v.string() });
export type City = v.InferOutput<typeof City>;

/** A Danish city and one of its postal codes. */
export const CitySuggestion = v.object({ cityName: v.string(), postCode: v.string() });
export type CitySuggestion = v.InferOutput<typeof CitySuggestion>;

/** The answer of `GET /api/city-search/{text}`: at most 5, empty for fewer than 2 characters. */
export const CitySuggestions = v.array(CitySuggestion);

/** The fewest characters of a text that is searched for. */
export const leastCitySearch = 2;
