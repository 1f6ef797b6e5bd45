import { CvRecommendations, CvThumbnail } from "shared-runtime/api/cv.ts";
import { StoredCv } from "shared-runtime/api/stored-cv.ts";
import { cvFailures } from "../../api/openapi/answers.ts";
import { exampleValues } from "../../api/openapi/example-values.ts";
import type { Operation } from "../../api/openapi/operation.ts";

const { cvJwt } = exampleValues;
const uploaded = { title: "A CV that was uploaded", status: 200, cvJwt };
const inQuery = { title: "A token in the query", status: 200, query: { cvJwt } };
const forged = { title: "A forged token", status: 401, cvJwt: "x.y.z" };

export const reviewedCvOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/api/analytics/get-cv-recommendations",
    id: "getCvRecommendations",
    tag: "CV check",
    summary: "Returns the review of a CV",
    about:
      "Waits up to 3 minutes for the review. Each area stands under its key, beside the two entries `CVFrontPicModel` (the " +
      "first page as base64 PNG, empty if it could not be drawn) and `warning_info` (the number of areas with and without a warning).",
    caller: "everyone",
    cvToken: "required",
    answers: { 200: { about: "The review.", schema: CvRecommendations }, ...cvFailures },
    examples: [uploaded, inQuery, forged],
  },
  {
    method: "get",
    path: "/api/get-cv-frontpage-thumbnail",
    id: "getCvThumbnail",
    tag: "CV check",
    summary: "Returns a picture of the first page of a CV",
    about: "Waits up to 3 minutes for the review.",
    caller: "everyone",
    cvToken: "required",
    answers: {
      200: { about: "The first page as base64 PNG in `hash`, empty if it could not be drawn.", schema: CvThumbnail },
      ...cvFailures,
    },
    examples: [uploaded, inQuery, forged],
  },
  {
    method: "get",
    path: "/api/stored-cv",
    id: "getStoredCv",
    tag: "CV check",
    summary: "Returns what is known about a CV after its review",
    about: "Waits up to 3 minutes for the review.",
    caller: "everyone",
    cvToken: "required",
    answers: {
      200: { about: "The number of suggestions, and the place that the CV names.", schema: StoredCv },
      ...cvFailures,
    },
    examples: [uploaded, inQuery, forged],
  },
];
