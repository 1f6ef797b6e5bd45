import { Hono } from "hono";
import type { Logger } from "pino";
import { isDatabaseAway } from "../database/is-database-away.ts";
import { isDiskFull } from "../disk/is-disk-full.ts";
import { logDiskFull } from "../disk/log-disk-full.ts";
import type { Release } from "shared-runtime/api/health.ts";
import { logRequests, type RequestObserver } from "../logging/log-requests.ts";
import type { ApiEnv } from "./api-env.ts";
import { apiHeaders } from "./headers/api-headers.ts";
import { corsFor } from "./headers/cors.ts";
import { health, type ReadinessChecks } from "./health/health.routes.ts";
import { refuseOtherMethods } from "./answers/other-methods.ts";
import { notStored, problem, sentTooSlowly } from "./answers/problem.ts";
import { SenderTooSlow } from "./bodies/sender-too-slow.ts";
import type { RouteGuard } from "./quotas/route-guard.ts";

export interface ApiOptions {
  /** Routes below `/api/`. */
  readonly routes: readonly Hono<ApiEnv>[];
  readonly readiness: ReadinessChecks;
  readonly allowedOrigins: readonly string[];
  /** Refuses calls from other sites, and applies the rules of all routes. */
  readonly guard: RouteGuard;
  readonly log: Logger;
  /** The release that `/readyz` names. */
  readonly release?: Release | undefined;
  readonly observer?: RequestObserver;
}

const openPaths = ["/healthz", "/readyz", "/metrics"];

/** Everything below `/api/`, the two health addresses, and the metrics. */
export function createApi({
  routes,
  readiness,
  allowedOrigins,
  guard,
  log,
  release,
  observer,
}: ApiOptions): Hono<ApiEnv> {
  const api = new Hono<ApiEnv>();
  for (const path of ["/api/*", ...openPaths]) api.use(path, logRequests(log, observer), apiHeaders);
  api.use("/api/*", corsFor(allowedOrigins));
  for (const path of ["/api/*", ...openPaths]) api.use(path, guard);
  api.route("/", health(readiness, release));
  for (const route of routes) api.route("/", route);
  refuseOtherMethods(api);
  api.all("/api/*", (c) => problem(c, 404));
  api.onError((error, c) => {
    if (error instanceof SenderTooSlow) return sentTooSlowly(c);
    if (isDiskFull(error)) logDiskFull(log, error);
    else log.error({ err: error, correlationId: c.get("correlationId") }, "a call failed");
    return isDiskFull(error) || isDatabaseAway(error) ? notStored(c, error, 5) : problem(c, 500);
  });
  return api;
}
