import { createMiddleware } from "hono/factory";

/** Lets pages of these origins call with credentials. Others get no CORS headers, and their preflight is refused. */
export function corsFor(allowedOrigins: readonly string[]) {
  return createMiddleware(async (c, next) => {
    const origin = c.req.header("origin");
    const allowed = origin !== undefined && allowedOrigins.includes(origin);
    const preflight = c.req.method === "OPTIONS" && c.req.header("access-control-request-method") !== undefined;
    if (preflight) c.res = new Response(null, { status: allowed ? 204 : 403 });
    else await next();

    c.res.headers.append("vary", "Origin");
    if (!allowed) return;
    c.res.headers.set("access-control-allow-origin", origin);
    c.res.headers.set("access-control-allow-credentials", "true");
    c.res.headers.set("access-control-expose-headers", "x-correlation-id, retry-after");
    if (!preflight) return;
    c.res.headers.set("access-control-allow-methods", "GET, POST");
    c.res.headers.set("access-control-allow-headers", "content-type, idempotency-key");
    c.res.headers.set("access-control-max-age", "7200");
  });
}
