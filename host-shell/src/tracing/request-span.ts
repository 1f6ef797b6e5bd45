import {
  context,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import type { ProxiedTrace } from "../http/proxied-ids.ts";
import { tracer } from "./tracer.ts";

/** The span of a request to this server. */
export interface RequestSpan {
  /** Id of the trace; `undefined` if nobody traces the request. */
  readonly traceId: string | undefined;
  /** Runs the work that answers the request, so that its queries and calls belong to the trace. */
  readonly run: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly end: (answer: { readonly route: string; readonly status: number }) => void;
}

const untraced: RequestSpan = { traceId: undefined, run: (work) => work(), end: () => undefined };

/** Starts a span if this server exports traces; otherwise only passes the caller's trace on. */
export function startRequestSpan(method: string, caller: ProxiedTrace | undefined): RequestSpan {
  const tracing = tracer();
  if (!tracing && !caller) return untraced;
  const parent = caller ? trace.setSpanContext(ROOT_CONTEXT, contextOf(caller)) : ROOT_CONTEXT;
  const span = tracing?.startSpan(
    method,
    { kind: SpanKind.SERVER, attributes: { "http.request.method": method } },
    parent,
  );
  const inside = span ? trace.setSpan(parent, span) : parent;
  return {
    traceId: trace.getSpanContext(inside)?.traceId,
    run: (work) => context.with(inside, work),
    end: (answer) => span && endSpan(span, method, answer),
  };
}

function endSpan(span: Span, method: string, { route, status }: { readonly route: string; readonly status: number }) {
  span.updateName(`${method} ${route}`);
  span.setAttributes({ "http.route": route, "http.response.status_code": status });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function contextOf({ traceId, spanId, isSampled }: ProxiedTrace): SpanContext {
  return { traceId, spanId, traceFlags: isSampled ? 1 : 0, isRemote: true };
}
