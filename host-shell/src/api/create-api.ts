import { Hono } from "hono";
import type { Logger } from "pino";
import { isDatabaseAway } from "../database/is-database-away.ts";
import { logRequests } from "../logging/log-requests.ts";
import { apiDocs } from "./api-docs.ts";
import type { ApiEnv } from "./api-env.ts";
import { apiHeaders } from "./api-headers.ts";
import { corsFor } from "./cors.ts";
import { health, type ReadinessChecks } from "./health.ts";
import { refuseOtherMethods } from "./other-methods.ts";
import { csrfGuard } from "./csrf-guard.ts";
import { createSecurityLog, type SecurityLog } from "./security-log.ts";
import { problem, tryLater } from "./problem.ts";
import type { RouteGuard } from "./quotas/route-guard.ts";

export interface ApiOptions {
  /** Routes below `/api/`. */
  readonly routes: readonly Hono<ApiEnv>[];
  readonly readiness: ReadinessChecks;
  /** Origin of our own pages, if it is set. */
  readonly publicUrl: string | undefined;
  readonly allowedOrigins: readonly string[];
  /** Defaults to none: then every call reaches its route. */
  readonly guard?: RouteGuard;
  /** Notes refused calls of other sites. Defaults to lines without addresses. */
  readonly security?: SecurityLog;
  readonly log: Logger;
}

/** Everything below `/api/`, and the two health addresses. */
export function createApi(options: ApiOptions): Hono<ApiEnv> {
  const { routes, readiness, publicUrl, allowedOrigins, guard, log, security = createSecurityLog({ log }) } = options;
  const api = new Hono<ApiEnv>();
  for (const path of ["/api/*", "/healthz", "/readyz"]) api.use(path, logRequests(log), apiHeaders);
  api.use("/api/*", corsFor(allowedOrigins));
  if (guard) for (const path of ["/api/*", "/healthz", "/readyz"]) api.use(path, guard);
  api.use("/api/*", csrfGuard({ publicUrl, allowedOrigins, security }));
  api.route("/", health(readiness));
  api.route("/", apiDocs());
  for (const route of routes) api.route("/", route);
  refuseOtherMethods(api);
  api.all("/api/*", (c) => problem(c, 404));
  api.onError((error, c) => {
    log.error({ err: error, correlationId: c.get("correlationId") }, "a call failed");
    return isDatabaseAway(error) ? tryLater(c, 5) : problem(c, 500);
  });
  return api;
}
