import { Hono } from "hono";
import { isDatabaseAway } from "../database/is-database-away.ts";
import { logRequests } from "../logging/log-requests.ts";
import type { ApiEnv } from "./api-env.ts";
import { apiHeaders } from "./api-headers.ts";
import { callerOrigin } from "./caller-origin.ts";
import { corsFor } from "./cors.ts";
import { cvFrontpageThumbnail } from "./cv-frontpage-thumbnail.ts";
import { cvRecommendations } from "./cv-recommendations.ts";
import { cvUpload, type CvUploadDeps } from "./cv-upload.ts";
import { health, type ReadinessChecks } from "./health.ts";
import { refuseOtherMethods } from "./other-methods.ts";
import { ownCallers } from "./own-callers.ts";
import { problem, tryLater } from "./problem.ts";
import type { ReviewedCvDeps } from "./reviewed-cv.ts";
import { widgetReports, type WidgetReportsDeps } from "./widget-reports.ts";

export interface ApiDeps
  extends Omit<CvUploadDeps, "store" | "tokens">, Omit<ReviewedCvDeps, "store" | "tokens">, WidgetReportsDeps {
  readonly store: CvUploadDeps["store"] & ReviewedCvDeps["store"];
  readonly tokens: CvUploadDeps["tokens"] & ReviewedCvDeps["tokens"];
  readonly allowedOrigins: readonly string[];
  readonly readiness: ReadinessChecks;
  /** Routes below `/api/` that belong to a capability of their own. */
  readonly resources?: readonly Hono<ApiEnv>[];
}

/** Everything below `/api/`, and the two health addresses. */
export function createApi(deps: ApiDeps): Hono<ApiEnv> {
  const { log } = deps;
  const api = new Hono<ApiEnv>();
  for (const path of ["/api/*", "/healthz", "/readyz"]) api.use(path, logRequests(log), apiHeaders);
  api.use("/api/*", corsFor(deps.allowedOrigins), ownCallers(deps));
  api.route("/", health(deps.readiness));
  api.route("/", cvUpload(deps));
  api.route("/", cvRecommendations(deps));
  api.route("/", cvFrontpageThumbnail(deps));
  api.route("/", widgetReports(deps));
  api.route("/", callerOrigin(deps.allowedOrigins));
  for (const resource of deps.resources ?? []) api.route("/", resource);
  refuseOtherMethods(api);
  api.all("/api/*", (c) => problem(c, 404));
  api.onError((error, c) => {
    log.error({ err: error, correlationId: c.get("correlationId") }, "a call broke");
    return isDatabaseAway(error) ? tryLater(c, 5) : problem(c, 500);
  });
  return api;
}
