import { jobMatchRating } from "../../api/job-match-rating.ts";
import type { Tables } from "../../database/database.ts";
import type { ClientAddress } from "../../http/client-address.ts";
import type { Capability } from "../capability.ts";
import type { CvTokens } from "../cv-tokens/cv-tokens.ts";
import { createJobRatings } from "./job-ratings.ts";

interface Options {
  readonly tables: Tables;
  readonly tokens: CvTokens;
  readonly addressOf: ClientAddress;
}

/** More than a visitor has jobs to rate. */
const ratingsPerMinute = 120;

/** Keeps the ratings that visitors give the jobs that were found for them. */
export function jobRatingsCapability({ tables, tokens, addressOf }: Options): Capability {
  return { routes: [jobMatchRating({ ratings: createJobRatings(tables), tokens, addressOf, ratingsPerMinute })] };
}
