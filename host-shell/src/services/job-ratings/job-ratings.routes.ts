import { Hono } from "hono";
import { JobRating } from "shared-runtime/api/jobmatch.ts";
import type { CvTokens } from "../cv-tokens/cv-tokens.ts";
import type { JobRatings } from "./job-ratings.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { cvOf } from "../../api/guards/cv-token.ts";
import { jsonOnly, objectOf, tooLarge } from "../../api/bodies/json-body.ts";
import { problem } from "../../api/answers/problem.ts";
import { readFields } from "../../http/read-fields.ts";

export interface JobMatchRatingDeps {
  readonly ratings: JobRatings;
  readonly tokens: Pick<CvTokens, "open">;
}

/** Stores a visitor's rating of a job that was found for the CV of the call's token. */
export function jobMatchRating({ ratings, tokens }: JobMatchRatingDeps) {
  const path = "/api/jobmatch/post-jobmatch-rating";
  return new Hono<ApiEnv>().post(path, jsonOnly, tooLarge, async (c) => {
    const body = await objectOf(c);
    if (body === undefined) return problem(c, 400);
    const read = readFields(JobRating, body);
    if ("problems" in read) return problem(c, 422, "invalidRating", read);
    const { jobId, cvId = "", score } = read.fields;
    const opened = await cvOf(c, tokens);
    if (opened === undefined || (cvId && cvId.toLowerCase() !== opened)) return problem(c, 401);
    const unknown = await ratings.keep({ jobId, cvId: opened, score });
    return unknown ? problem(c, 404, unknown) : c.body(null, 204);
  });
}
