import type { Context } from "hono";
import type { ReviewWatch } from "../cv-queue/review-watch.ts";
import type { CvStore } from "./cv-store.ts";
import type { ReadCv } from "../../engines/job-match/read-cv.ts";
import type { CvTokens } from "../cv-tokens/cv-tokens.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { cvOf } from "../../api/guards/cv-token.ts";
import { problem } from "../../api/answers/problem.ts";
import { withReviewedCv } from "./reviewed-cv.http.ts";

/** Answers a call with the content of the CV of its token, or with a problem if this CV has no content. */
export type AnswerWithCv = (c: Context<ApiEnv>, answer: (cv: ReadCv) => Promise<Response>) => Promise<Response>;

export interface ReadCvDeps {
  readonly store: Pick<CvStore, "stateOf" | "read">;
  readonly tokens: Pick<CvTokens, "open">;
  readonly watch: Pick<ReviewWatch, "untilSettled">;
  /** The milliseconds that a call waits for a review. */
  readonly reviewTimeoutMs: number;
  /** Aborted when the server stops. */
  readonly closing: AbortSignal;
}

/**
 * Answers with the content of the CV of the call's token. Like `withReviewedCv`, but does not load the picture and the
 * areas.
 */
export async function withReadCv(
  c: Context<ApiEnv>,
  deps: ReadCvDeps,
  answer: (cv: ReadCv) => Promise<Response>,
): Promise<Response> {
  const opened = await cvOf(c, deps.tokens);
  if (opened === undefined) return problem(c, 401);
  const known = await deps.store.read(opened);
  if (known) return answer(known);
  return withReviewedCv(c, deps, async (_, cvId) => {
    const cv = await deps.store.read(cvId);
    return cv ? answer(cv) : problem(c, 404);
  });
}
