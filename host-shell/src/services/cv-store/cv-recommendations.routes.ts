import { Hono } from "hono";
import { CvRecommendations } from "shared-runtime/api/cv.ts";
import * as v from "valibot";
import type { ApiEnv } from "../../api/api-env.ts";
import { pictureOf, withReviewedCv, type ReviewedCv, type ReviewedCvDeps } from "./reviewed-cv.http.ts";

export function cvRecommendations(deps: ReviewedCvDeps) {
  return new Hono<ApiEnv>().get("/api/analytics/get-cv-recommendations", (c) =>
    withReviewedCv(c, deps, (reviewed) => c.json(recommendationsOf(reviewed))),
  );
}

export function recommendationsOf(reviewed: Pick<ReviewedCv, "areas" | "thumbnail">): CvRecommendations {
  const { areas } = reviewed;
  const warnings = areas.filter(({ meta }) => meta.warning).length;
  return v.parse(CvRecommendations, {
    CVFrontPicModel: { meta: { image_str: pictureOf(reviewed) } },
    warning_info: { true_warnings: warnings, false_warnings: areas.length - warnings },
    ...Object.fromEntries(areas.map((area) => [area.meta.key, area])),
  });
}
