import { Hono } from "hono";
import type { CvThumbnail } from "shared-runtime/api/cv.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { pictureOf, withReviewedCv, type ReviewedCvDeps } from "./reviewed-cv.http.ts";

export function cvFrontpageThumbnail(deps: ReviewedCvDeps) {
  return new Hono<ApiEnv>().get("/api/get-cv-frontpage-thumbnail", (c) =>
    withReviewedCv(c, deps, (reviewed) => c.json({ hash: pictureOf(reviewed) } satisfies CvThumbnail)),
  );
}
