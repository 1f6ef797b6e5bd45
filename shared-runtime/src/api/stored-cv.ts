import * as v from "valibot";
import { City } from "./city.ts";

/** `GET /api/stored-cv`: what is known about a CV after its review. */
export const StoredCv = v.object({
  /** The number of suggestions in the review. */
  suggestions: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The Danish postal code that the CV gives as its person's, with its city; absent if the CV has none. */
  place: v.exactOptional(City),
});
export type StoredCv = v.InferOutput<typeof StoredCv>;
