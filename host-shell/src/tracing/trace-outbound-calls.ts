import { subscribe } from "node:diagnostics_channel";
import { context, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { failSpan } from "./in-span.ts";
import { tracer } from "./tracer.ts";

/** The messages that Node's `fetch` publishes about a request on its diagnostics channels. */
interface Outbound {
  readonly origin: string;
  readonly path: string;
  readonly method: string;
  readonly addHeader: (name: string, value: string) => void;
}

const spans = new WeakMap<object, Span>();

/**
 * Sends `traceparent` with each call of `fetch` that belongs to a trace, so that the called system can continue the
 * trace. If traces are exported, each call is a span. Spans contain neither path nor query, which may contain tokens
 * and names.
 */
export function traceOutboundCalls(): void {
  subscribe("undici:request:create", (message) => {
    const { request } = message as { readonly request: Outbound };
    const active = context.active();
    if (!trace.getSpanContext(active)) return;
    const { host } = new URL(request.origin);
    const span = tracer()?.startSpan(`${request.method} ${host}`, {
      kind: SpanKind.CLIENT,
      attributes: { "http.request.method": request.method, "server.address": host },
    });
    if (span) spans.set(request, span);
    const sent = span?.spanContext() ?? trace.getSpanContext(active);
    if (sent) request.addHeader("traceparent", `00-${sent.traceId}-${sent.spanId}-0${sent.traceFlags & 1}`);
  });
  subscribe("undici:request:headers", (message) => {
    const { request, response } = message as {
      readonly request: Outbound;
      readonly response: { readonly statusCode: number };
    };
    const span = spans.get(request);
    span?.setAttribute("http.response.status_code", response.statusCode);
    if (response.statusCode >= 400) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
  subscribe("undici:request:error", (message) => {
    const { request, error } = message as { readonly request: Outbound; readonly error: unknown };
    const span = spans.get(request);
    if (!span?.isRecording()) return;
    failSpan(span, error);
    span.end();
  });
}
