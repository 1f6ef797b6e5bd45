import { createMiddleware } from "hono/factory";

/**
 * Request headers. `authorization` is for the token of a CV. Most others belong to the protocol of resumable uploads.
 */
const accepted =
  "authorization, content-type, idempotency-key, for-member, x-filename, tus-resumable, upload-length, upload-metadata, upload-offset";
const exposed = "x-correlation-id, retry-after, location, tus-resumable, upload-length, upload-offset";

/**
 * Lets pages of these origins make calls with credentials. Others get no CORS headers, and their preflight is refused.
 */
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
    c.res.headers.set("access-control-expose-headers", exposed);
    if (!preflight) return;
    c.res.headers.set("access-control-allow-methods", "GET, POST, HEAD, PATCH, DELETE");
    c.res.headers.set("access-control-allow-headers", accepted);
    c.res.headers.set("access-control-max-age", "7200");
  });
}
