import { Hono } from "hono";
import { type GivenUpReviews, ReviewRetry, type ReviewsRetried } from "shared-runtime/api/given-up-reviews.ts";
import { plainMessages } from "shared-runtime/api/plain-messages.ts";
import * as v from "valibot";
import type { GivenUp } from "./given-up-reviews.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { invalid, jsonOf, refused } from "../../api/answers/operator-answers.ts";
import type { OperatorEnv, OperatorGuard } from "../../api/guards/operator-guard.ts";

export interface GivenUpReviewCallsDeps {
  readonly givenUp: GivenUp;
  readonly guard: OperatorGuard;
  /** Called when reviews were made due at once. */
  readonly onRetried: () => void;
}

/** The calls with which operators list the reviews that were given up, and retry them. */
export function givenUpReviewCalls({ givenUp, guard, onRetried }: GivenUpReviewCallsDeps) {
  const operator = guard.holders("reviews", "see and retry the reviews that were given up");
  const calls = new Hono<OperatorEnv>();

  calls.get("/", operator, async (c) => c.json((await givenUp.list()) satisfies GivenUpReviews));

  calls.post("/retry", operator, async (c) => {
    const which = v.safeParse(ReviewRetry, await jsonOf(c), plainMessages);
    if (!which.success) return invalid(c, which.issues);
    const retried = await givenUp.retry(which.output);
    if (retried > 0) onRetried();
    else if ("cvId" in which.output) {
      return refused(c, 404, "reviewUnknown", [
        `No review of ${which.output.cvId} was given up. \`npm run reviews -- list\` shows the ids.`,
      ]);
    }
    return c.json({ retried } satisfies ReviewsRetried);
  });

  return new Hono<ApiEnv>().route("/api/reviews", calls);
}
