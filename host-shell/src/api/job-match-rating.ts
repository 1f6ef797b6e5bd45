import { Hono } from "hono";
import { JobRating } from "shared-runtime/api/jobmatch.ts";
import type { ClientAddress } from "../http/client-address.ts";
import type { JobRatings } from "../services/job-ratings/job-ratings.ts";
import type { ApiEnv } from "./api-env.ts";
import { declaredSmall, jsonOnly, objectOf, tooLarge } from "./json-body.ts";
import { rateLimit } from "./rate-limit.ts";
import { problem } from "./problem.ts";
import { readFields } from "../http/read-fields.ts";

export interface JobMatchRatingDeps {
  readonly ratings: JobRatings;
  readonly addressOf: ClientAddress;
  readonly ratingsPerMinute: number;
}

/** Stores a visitor's rating of a job that was found for their CV. */
export function jobMatchRating({ ratings, addressOf, ratingsPerMinute }: JobMatchRatingDeps) {
  const limited = rateLimit({
    addressOf,
    callsPerMinute: ratingsPerMinute,
    errorKey: "tooManyRatings",
    reason: "Der er sendt for mange bedømmelser fra din forbindelse.",
  });
  const path = "/api/jobmatch/post-jobmatch-rating";
  return new Hono<ApiEnv>().post(path, jsonOnly, limited, declaredSmall, tooLarge, async (c) => {
    const body = await objectOf(c);
    if (body === undefined) return problem(c, 400);
    const read = readFields(JobRating, body);
    if ("problems" in read) return problem(c, 422, "invalidRating", read);
    const unknown = await ratings.keep(read.fields);
    return unknown ? problem(c, 404, unknown) : c.body(null, 204);
  });
}
