import { context, SpanKind, trace } from "@opentelemetry/api";
import { failSpan } from "./in-span.ts";
import { tracer } from "./tracer.ts";

/** Enough to recognise a query, which names its values by `$1`, `$2`. */
const longestText = 500;

/**
 * Runs a query as a part of the trace that it belongs to. Queries of no trace, such as those that look for work every
 * second, stay out of it.
 */
export async function tracedQuery<Result>(text: string, run: () => Promise<Result>): Promise<Result> {
  const tracing = tracer();
  if (!tracing || !trace.getSpan(context.active())) return run();
  const operation = /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? "QUERY";
  const span = tracing.startSpan(operation, {
    kind: SpanKind.CLIENT,
    attributes: {
      "db.system.name": "postgresql",
      "db.operation.name": operation,
      "db.query.text": text.slice(0, longestText),
    },
  });
  try {
    return await run();
  } catch (error) {
    failSpan(span, error);
    throw error;
  } finally {
    span.end();
  }
}
