import { Hono } from "hono";
import type { CallerOrigin } from "shared-runtime/api/caller-origin.ts";
import type { ApiEnv } from "../../api/api-env.ts";

/**
 * Returns whether the origin of the calling page is allowed to make other calls, so that an editor learns about a
 * missing origin before visitors do.
 */
export function callerOrigin(allowedOrigins: readonly string[]) {
  return new Hono<ApiEnv>().get("/api/caller-origin", (c) => {
    c.header("access-control-allow-origin", "*");
    return c.json({ allowed: allowedOrigins.includes(c.req.header("origin") ?? "") } satisfies CallerOrigin);
  });
}
