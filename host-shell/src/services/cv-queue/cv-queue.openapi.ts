import { GivenUpReviews, ReviewRetry, ReviewsRetried } from "shared-runtime/api/given-up-reviews.ts";
import { inputInvalid, operatorFailure, tokenRefused } from "../../api/openapi/answers.ts";
import type { Operation } from "../../api/openapi/operation.ts";

export const givenUpReviewOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/api/reviews",
    id: "listGivenUpReviews",
    tag: "Reviews",
    summary: "Lists reviews that were given up, oldest first",
    about: "Contains no personal data. At most 1000 are listed; `givenUp` counts all.",
    caller: "operator",
    answers: {
      200: { about: "The reviews, and how many wait or run.", schema: GivenUpReviews },
      401: tokenRefused,
    },
    examples: [
      {
        title: "One that cannot be read",
        status: 200,
        answer: {
          waiting: 0,
          givenUp: 1,
          unreadable: 0,
          reviews: [
            {
              cvId: "6f1c1b0e-54c5-4c39-a14f-0b6ac7c3f0b1",
              queuedAt: "2026-11-20T10:00:00.000Z",
              failedAt: "2026-11-20T10:00:21.000Z",
              crashes: 3,
              lostServers: 0,
            },
          ],
        },
      },
      { title: "Without a token", status: 401, anonymous: true },
    ],
  },
  {
    method: "post",
    path: "/api/reviews/retry",
    id: "retryReviews",
    tag: "Reviews",
    summary: "Tries one review again, or all that were given up",
    caller: "operator",
    body: { type: "application/json", schema: ReviewRetry },
    answers: {
      200: { about: "How many reviews are tried again now.", schema: ReviewsRetried },
      400: inputInvalid,
      401: tokenRefused,
      404: operatorFailure("No review of this CV was given up, and the CV is not unreadable.", "reviewUnknown"),
    },
    examples: [
      { title: "All that were given up", status: 200, body: { all: true }, answer: { retried: 0 } },
      { title: "An unknown review", status: 404, body: { cvId: "6f1c1b0e-54c5-4c39-a14f-0b6ac7c3f0b1" } },
    ],
  },
];
