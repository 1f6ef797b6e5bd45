import { JobRating } from "shared-runtime/api/jobmatch.ts";
import { failure, later } from "../../api/openapi/answers.ts";
import { exampleValues } from "../../api/openapi/example-values.ts";
import type { Operation } from "../../api/openapi/operation.ts";

const { cvJwt, cvId, jobId } = exampleValues;

export const jobRatingOperations: readonly Operation[] = [
  {
    method: "post",
    path: "/api/jobmatch/post-jobmatch-rating",
    id: "rateJob",
    tag: "Job match",
    summary: "Rates how well a job fits a CV",
    about:
      "The last rating of a CV and a job counts. `cvId` may be absent: the CV is that of the token. One client address " +
      "may send 120 ratings a minute.",
    caller: "everyone",
    cvToken: "required",
    body: { type: "application/json", schema: JobRating },
    answers: {
      204: { about: "The rating is stored." },
      400: failure("The body is not a JSON object."),
      401: failure("The CV token is missing, forged or expired (24 hours), or `cvId` is another CV."),
      404: failure("There is no such job or CV.", "unknownJob", "unknownCv"),
      413: failure("The body has more than 64 kB."),
      415: failure("The content type is not `application/json`."),
      422: failure("A field is invalid. `problems` name each.", "invalidRating"),
      429: later("Too many ratings from this address. `reason` says so in Danish.", "tooManyRatings"),
    },
    examples: [
      { title: "Four stars", status: 204, cvJwt, body: { jobId, cvId, score: 4 } },
      { title: "Without the token", status: 401, body: { jobId, cvId, score: 4 } },
      { title: "Six stars", status: 422, cvJwt, body: { jobId, cvId, score: 6 } },
    ],
  },
];
