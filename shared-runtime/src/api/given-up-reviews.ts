import * as v from "valibot";

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A review that was given up, without personal data. Times are ISO 8601. */
export const GivenUpReview = v.object({
  cvId: v.string(),
  queuedAt: v.string(),
  /** `null` for a review that an earlier release gave up. */
  failedAt: v.nullable(v.string()),
  /** The number of times that reading the CV failed. */
  crashes: count,
  /** The number of servers that disappeared while they worked on the CV. */
  lostServers: count,
});
export type GivenUpReview = v.InferOutput<typeof GivenUpReview>;

/**
 * `GET /api/reviews`: reviews that were given up, oldest first, the number of all such reviews, the number of reviews
 * that wait or run, and the number of unreadable CVs.
 */
export const GivenUpReviews = v.object({
  waiting: count,
  givenUp: count,
  unreadable: count,
  reviews: v.array(GivenUpReview),
});
export type GivenUpReviews = v.InferOutput<typeof GivenUpReviews>;

/**
 * The body of `POST /api/reviews/retry`: either one review that was given up or whose CV was unreadable, or all reviews
 * that were given up.
 */
export const ReviewRetry = v.union(
  [v.strictObject({ cvId: v.pipe(v.string(), v.uuid()) }), v.strictObject({ all: v.literal(true) })],
  'must be {"cvId": "<id>"} or {"all": true}',
);
export type ReviewRetry = v.InferOutput<typeof ReviewRetry>;

/** The answer of `POST /api/reviews/retry`: the number of reviews that are tried again. */
export const ReviewsRetried = v.object({ retried: count });
export type ReviewsRetried = v.InferOutput<typeof ReviewsRetried>;
