import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";

/** What every request carries through its handlers. */
export interface RequestVariables {
  readonly correlationId: string;
}

/**
 * Gives every request a correlation id, answers it in `x-correlation-id`, and writes one line when it is answered.
 * The id is always our own: one from outside could repeat or forge another's. The query stays out of the log, since
 * tokens travel in it. May stand on several levels of an app; only the outermost acts.
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
