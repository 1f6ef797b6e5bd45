import { context } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import type { TraceSettings } from "../settings/groups/tracing.ts";
import type { ExportOptions } from "./export-traces.ts";
import { traceOutboundCalls } from "./trace-outbound-calls.ts";
import { useTracer } from "./tracer.ts";

export interface Tracing {
  /** Sends the remaining spans. Resolves after at most one second. */
  readonly stop: () => Promise<void>;
}

/**
 * Passes the traces of proxies on to other systems. If the settings name a collector, also exports this server's part;
 * only then is the exporter loaded.
 */
export async function startTracing(settings: TraceSettings | undefined, options: ExportOptions): Promise<Tracing> {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  traceOutboundCalls();
  if (!settings) return { stop: async () => undefined };
  const { exportTraces } = await import("./export-traces.ts");
  const { tracer, stop } = exportTraces(settings, options);
  useTracer(tracer);
  return { stop };
}
