import type { Context } from "hono";
import type { CvStore, ReadCv } from "../services/cv-store/cv-store.ts";
import type { ApiEnv } from "./api-env.ts";
import { problem } from "./problem.ts";
import { type ReviewedCvDeps, withReviewedCv } from "./reviewed-cv.ts";

export interface ReadCvDeps extends ReviewedCvDeps {
  readonly store: Pick<CvStore, "stateOf" | "read">;
}

/**
 * Answers with what was read in the CV of the token in `cvJwt`. In everything else as `withReviewedCv`, whose picture
 * and areas it leaves in the database.
 */
export async function withReadCv(
  c: Context<ApiEnv>,
  deps: ReadCvDeps,
  answer: (cv: ReadCv) => Promise<Response>,
): Promise<Response> {
  const opened = await deps.tokens.open(c.req.query("cvJwt") ?? "");
  if (opened === undefined) return problem(c, 401);
  const known = await deps.store.read(opened);
  if (known) return answer(known);
  return withReviewedCv(c, deps, async (_, cvId) => {
    const cv = await deps.store.read(cvId);
    return cv ? answer(cv) : problem(c, 404);
  });
}
