import { type AttributeValue, context, ROOT_CONTEXT, type Span, SpanStatusCode, trace } from "@opentelemetry/api";
import { tracer } from "./tracer.ts";

/** Runs background work, for which no request waits. If traces are exported, the work has its own trace. */
export async function inSpan<Result>(
  name: string,
  attributes: Readonly<Record<string, AttributeValue>>,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = tracer()?.startSpan(name, { attributes, root: true });
  if (!span) return work();
  try {
    return await context.with(trace.setSpan(ROOT_CONTEXT, span), work);
  } catch (error) {
    failSpan(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Marks the work of a span as failed. Leaves out the error's message, which may contain personal data. */
export function failSpan(span: Span, error: unknown): void {
  span.setAttribute("error.type", error instanceof Error ? error.name : typeof error);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
