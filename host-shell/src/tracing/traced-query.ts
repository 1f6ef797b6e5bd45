import { context, SpanKind, trace } from "@opentelemetry/api";
import { failSpan } from "./in-span.ts";
import { tracer } from "./tracer.ts";

/**
 * The most characters of a query's text that are kept. They suffice to recognise the query, whose values are only `$1`,
 * `$2`.
 */
const longestText = 500;

/**
 * Runs a query as a span of the current trace. Queries outside a trace, such as those that look for work every second,
 * are not traced.
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
