import type { Hono } from "hono";
import type { ApiEnv } from "../api-env.ts";
import { problem } from "./problem.ts";
import { answersHead } from "../quotas/route-rules.ts";

/** Answers 405, with the accepted methods, to every other method at the API's addresses that are registered so far. */
export function refuseOtherMethods(app: Hono<ApiEnv>): void {
  const calls = app.routes.filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"));
  for (const [path, known] of Map.groupBy(calls, (call) => call.path)) {
    // A route that answers GET also answers HEAD, unless the GET has an effect.
    const methods = new Set(
      known.flatMap(({ method }) => (method === "GET" && answersHead(path) ? ["GET", "HEAD"] : [method])),
    );
    app.all(path, (c) => {
      c.header("allow", [...methods].join(", "));
      return problem(c, 405);
    });
  }
}
