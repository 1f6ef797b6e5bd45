import { Hono } from "hono";
import { JobRating } from "shared-runtime/api/jobmatch.ts";
import type { ClientAddress } from "../http/client-address.ts";
import type { CvTokens } from "../services/cv-tokens/cv-tokens.ts";
import type { JobRatings } from "../services/job-ratings/job-ratings.ts";
import type { ApiEnv } from "./api-env.ts";
import { cvTokenOf } from "./cv-token.ts";
import { jsonOnly, objectOf, tooLarge } from "./json-body.ts";
import { rateLimit } from "./rate-limit.ts";
import { problem } from "./problem.ts";
import { readFields } from "../http/read-fields.ts";

export interface JobMatchRatingDeps {
  readonly ratings: JobRatings;
  readonly tokens: Pick<CvTokens, "open">;
  readonly addressOf: ClientAddress;
  readonly ratingsPerMinute: number;
}

/** Stores a visitor's rating of a job that was found for the CV of the call's token. */
export function jobMatchRating({ ratings, tokens, addressOf, ratingsPerMinute }: JobMatchRatingDeps) {
  const limited = rateLimit({
    addressOf,
    callsPerMinute: ratingsPerMinute,
    errorKey: "tooManyRatings",
    reason: "Der er sendt for mange bedømmelser fra din forbindelse.",
  });
  const path = "/api/jobmatch/post-jobmatch-rating";
  return new Hono<ApiEnv>().post(path, jsonOnly, limited, tooLarge, async (c) => {
    const body = await objectOf(c);
    if (body === undefined) return problem(c, 400);
    const read = readFields(JobRating, body);
    if ("problems" in read) return problem(c, 422, "invalidRating", read);
    const { jobId, cvId = "", score } = read.fields;
    const opened = await tokens.open(cvTokenOf(c));
    if (opened === undefined || (cvId && cvId.toLowerCase() !== opened)) return problem(c, 401);
    const unknown = await ratings.keep({ jobId, cvId: opened, score });
    return unknown ? problem(c, 404, unknown) : c.body(null, 204);
  });
}
