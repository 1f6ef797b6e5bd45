import * as v from "valibot";

/** `GET /api/city-from-zipcode/{zip}`. An unknown postal code is answered 404 `unknownZip`, anything else 400. */
export const City = v.object({ zip: v.string(), city: v.string() });
export type City = v.InferOutput<typeof City>;
