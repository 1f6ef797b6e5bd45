import { tracedQuery } from "../tracing/traced-query.ts";
import { tracer } from "../tracing/tracer.ts";

interface Queried {
  query: (...given: never[]) => unknown;
}

/** Adds a query to the trace when the query resolves. Queries with a callback or a cursor are not traced. */
export function traceQueries(target: Queried): void {
  const query = target.query.bind(target) as (...given: readonly unknown[]) => unknown;
  target.query = (...given: readonly unknown[]): unknown => {
    const text = tracer() && textOf(given);
    return text === undefined ? query(...given) : tracedQuery(text, async () => query(...given));
  };
}

function textOf(given: readonly unknown[]): string | undefined {
  if (given.some((value) => typeof value === "function")) return undefined;
  const [first] = given;
  if (typeof first === "string") return first;
  const isQuery = typeof first === "object" && first !== null && "text" in first && !("submit" in first);
  return isQuery && typeof first.text === "string" ? first.text : undefined;
}
