import { jobMatchRating } from "./job-ratings.routes.ts";
import type { Tables } from "../../database/database.ts";
import type { Capability } from "../capability.ts";
import type { CvTokens } from "../cv-tokens/cv-tokens.ts";
import { createJobRatings } from "./job-ratings.ts";

interface Options {
  readonly tables: Tables;
  readonly tokens: CvTokens;
}

/** Keeps the ratings that visitors give the jobs that were found for them. */
export function jobRatingsCapability({ tables, tokens }: Options): Capability {
  return { routes: [jobMatchRating({ ratings: createJobRatings(tables), tokens })] };
}
