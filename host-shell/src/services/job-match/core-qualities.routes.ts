import { Hono } from "hono";
import { type CoreQualities, CoreQualitiesQuery } from "shared-runtime/api/jobmatch.ts";
import * as v from "valibot";
import type { JobMatching } from "./job-matching.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { problem } from "../../api/answers/problem.ts";
import type { AnswerWithCv } from "../cv-store/read-cv.http.ts";

export interface JobMatchCoreQualitiesDeps {
  readonly withCv: AnswerWithCv;
  readonly matching: Pick<JobMatching, "explain">;
}

/** Explains why a job fits a CV. */
export function jobMatchCoreQualities({ withCv, matching }: JobMatchCoreQualitiesDeps) {
  return new Hono<ApiEnv>().get("/api/jobmatch/get-jobmatch-core-qualities", (c) =>
    withCv(c, async (cv) => {
      const jobId = c.req.query("jobId");
      const qualities = v.is(CoreQualitiesQuery.entries.jobId, jobId)
        ? await matching.explain(Number(jobId), cv)
        : undefined;
      if (qualities === undefined) return problem(c, 404, "unknownJob");
      c.header("cache-control", "private, max-age=300");
      // The address of the answer is the same for all CVs, so caches must distinguish the tokens.
      c.header("vary", "Authorization", { append: true });
      return c.json({ qualities } satisfies CoreQualities);
    }),
  );
}
