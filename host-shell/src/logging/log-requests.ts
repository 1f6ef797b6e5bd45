import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";

/** The variables of each request. */
export interface RequestVariables {
  readonly correlationId: string;
}

/**
 * Gives each request a correlation id, sends it as `x-correlation-id`, and logs one line per answer. Always creates
 * the id itself, because an id from outside could repeat or forge another one. Never logs the query, because it
 * contains tokens. May be mounted on several levels of an app; only the outermost one acts.
 */
export function logRequests(log: Logger) {
  return createMiddleware<{ Variables: Partial<RequestVariables> }>(async (c, next) => {
    if (c.get("correlationId") !== undefined) return next();
    const correlationId = crypto.randomUUID();
    const startedAt = performance.now();
    c.set("correlationId", correlationId);
    await next();
    c.res.headers.set("x-correlation-id", correlationId);
    const { method, path } = c.req;
    const { status } = c.res;
    const ms = Math.round(performance.now() - startedAt);
    log[status >= 500 ? "error" : "info"]({ correlationId, method, path, status, ms }, "request");
  });
}
