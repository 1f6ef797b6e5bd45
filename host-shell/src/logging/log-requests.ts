import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import type { ProxiedIdsOf } from "../http/proxied-ids.ts";
import { startRequestSpan } from "../tracing/request-span.ts";

/** The variables of each request in Hono's context. */
export interface RequestVariables {
  readonly correlationId: string;
}

/** The functions that `logRequests` calls for each request, in addition to writing the log line. */
export interface RequestObserver {
  readonly proxiedIdsOf: ProxiedIdsOf;
  /** The pattern of the route that answers. */
  readonly routeOf: (c: Context) => string;
  readonly answered: (request: AnsweredRequest) => void;
}

export interface AnsweredRequest {
  readonly method: string;
  /** The pattern of the route, of which there are few. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

const noObserver: RequestObserver = { proxiedIdsOf: () => ({}), routeOf: () => "", answered: () => undefined };

/**
 * Gives each request a correlation id, sends it as `x-correlation-id`, and logs one line per response. Always creates
 * the correlation id itself, because an id from outside could repeat or forge another one. The request id is the id
 * that a trusted proxy gave; without a proxy it equals the correlation id. Never logs the query, because it contains
 * tokens. May be mounted on several levels of an app; only the outermost one acts.
 */
export function logRequests(log: Logger, { proxiedIdsOf, routeOf, answered }: RequestObserver = noObserver) {
  return createMiddleware<{ Variables: Partial<RequestVariables> }>(async (c, next) => {
    if (c.get("correlationId") !== undefined) return next();
    const correlationId = crypto.randomUUID();
    const startedAt = performance.now();
    const { requestId = correlationId, trace } = proxiedIdsOf({
      peer: peerOf(c),
      header: (name) => c.req.header(name),
    });
    // Hono routes a HEAD request as a GET; only the raw request has the original method.
    const { method } = c.req.raw;
    const span = startRequestSpan(method, trace);
    c.set("correlationId", correlationId);
    await span.run(next);
    c.res.headers.set("x-correlation-id", correlationId);
    c.res.headers.set("x-request-id", requestId);
    const { path } = c.req;
    const { status } = c.res;
    const ms = performance.now() - startedAt;
    const route = routeOf(c);
    span.end({ route, status });
    answered({ method, route, status, seconds: ms / 1_000 });
    const ids = { correlationId, requestId, ...(span.traceId !== undefined && { traceId: span.traceId }) };
    log[status >= 500 ? "error" : "info"](
      { ...ids, method: c.req.method, path, status, ms: Math.round(ms) },
      "request",
    );
  });
}

/** Absent without a real server, as in tests. */
function peerOf(c: Context): string | undefined {
  const bindings = c.env as Partial<HttpBindings> | undefined;
  return bindings?.incoming?.socket.remoteAddress;
}
