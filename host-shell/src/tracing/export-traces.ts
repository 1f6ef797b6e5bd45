import type { Tracer } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { TracerProvider } from "@opentelemetry/sdk-trace";
import type { Release } from "shared-runtime/api/health.ts";
import { endsWithin } from "../concurrency/ends-within.ts";
import type { TraceSettings } from "../settings/groups/tracing.ts";
import { samplerOf } from "./sampler-of.ts";
import { createSpanExport, type SpanExportOptions } from "./span-export.ts";

interface Exporting {
  readonly tracer: Tracer;
  readonly stop: () => Promise<void>;
}

const stopMs = 1_000;

export interface ExportOptions extends Pick<SpanExportOptions, "counted" | "log"> {
  readonly release: Release;
}

/** Exports traces by OTLP. The exporter itself reads the remaining standard variables `OTEL_…`. */
export function exportTraces(
  { sampler, samplerArgument, timeoutMs }: TraceSettings,
  { release: { version, commit }, counted, log }: ExportOptions,
): Exporting {
  const named = {
    "service.name": "host-shell",
    "service.version": version,
    ...(commit && { "vcs.ref.head.revision": commit }),
  };
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes(named))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(sampler, samplerArgument),
    spanProcessors: [createSpanExport({ exporter: new OTLPTraceExporter(), timeoutMs, counted, log })],
  });
  return {
    tracer: provider.getTracer("host-shell", version),
    stop: async () =>
      void (await endsWithin(
        provider.shutdown().catch(() => undefined),
        stopMs,
      )),
  };
}
