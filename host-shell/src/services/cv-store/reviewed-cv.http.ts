import type { Context } from "hono";
import type { CvStore, CvState } from "./cv-store.ts";
import type { CvTokens } from "../cv-tokens/cv-tokens.ts";
import type { ReviewWatch } from "../cv-queue/review-watch.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { cvOf } from "../../api/guards/cv-token.ts";
import { clientGone, problem, cvProblem, tryLater } from "../../api/answers/problem.ts";

export interface ReviewedCvDeps {
  readonly store: Pick<CvStore, "stateOf">;
  readonly tokens: Pick<CvTokens, "open">;
  readonly watch: Pick<ReviewWatch, "untilSettled">;
  /** The milliseconds that a call waits for a review. */
  readonly reviewTimeoutMs: number;
  /** Aborted when the server stops. */
  readonly closing: AbortSignal;
}

export type ReviewedCv = Extract<CvState, { kind: "reviewed" }>;

/**
 * Answers with the reviewed CV of the call's token. Waits while the review runs; answers with a problem if the CV has
 * no review.
 */
export async function withReviewedCv(
  c: Context<ApiEnv>,
  { store, tokens, watch, reviewTimeoutMs, closing }: ReviewedCvDeps,
  answer: (reviewed: ReviewedCv, cvId: string) => Response | Promise<Response>,
): Promise<Response> {
  const cvId = await cvOf(c, tokens);
  if (cvId === undefined) return problem(c, 401);
  const answerTo = (settled: CvState) => answerToState(c, settled, (reviewed) => answer(reviewed, cvId));
  const state = await store.stateOf(cvId);
  if (state.kind !== "waiting") return answerTo(state);

  const timeout = AbortSignal.timeout(reviewTimeoutMs);
  try {
    await watch.untilSettled(cvId, AbortSignal.any([c.req.raw.signal, timeout, closing]));
  } catch (error) {
    if (c.req.raw.signal.aborted) return clientGone();
    if (timeout.aborted) return problem(c, 504);
    if (closing.aborted) return tryLater(c, 2);
    throw error;
  }
  return answerTo(await store.stateOf(cvId));
}

function answerToState(
  c: Context<ApiEnv>,
  settled: CvState,
  answer: (reviewed: ReviewedCv) => Response | Promise<Response>,
): Response | Promise<Response> {
  switch (settled.kind) {
    case "reviewed":
      return answer(settled);
    case "deleted":
      return problem(c, 404);
    case "waiting":
      return tryLater(c, 2);
    case "failed":
      return settled.failure === "unreadable" ? cvProblem(c, "genericError") : problem(c, 500);
  }
}

/** The first page as base64 PNG; empty if it could not be drawn. */
export function pictureOf({ thumbnail }: Pick<ReviewedCv, "thumbnail">): string {
  return thumbnail ? Buffer.from(thumbnail).toString("base64") : "";
}
