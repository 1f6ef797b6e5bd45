import { jobMatchRating } from "../../api/job-match-rating.ts";
import type { Tables } from "../../database/database.ts";
import type { ClientAddress } from "../../http/client-address.ts";
import type { Capability } from "../capability.ts";
import { createJobRatings } from "./job-ratings.ts";

interface Options {
  readonly tables: Tables;
  readonly addressOf: ClientAddress;
}

/** More than a visitor has jobs to rate. */
const ratingsPerMinute = 120;

/** Keeps the ratings that visitors give the jobs that were found for them. */
export function jobRatingsCapability({ tables, addressOf }: Options): Capability {
  return { routes: [jobMatchRating({ ratings: createJobRatings(tables), addressOf, ratingsPerMinute })] };
}
