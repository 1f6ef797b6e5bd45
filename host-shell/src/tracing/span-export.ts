import { BatchSpanProcessor, type SpanExporter, type SpanProcessor } from "@opentelemetry/sdk-trace";
import type { Logger } from "pino";
import { reasonOf } from "shared-runtime/node/reason-of.ts";

/** `dropped` means that too many spans were waiting for their export. */
export type SpanOutcome = "exported" | "failed" | "dropped";

export interface SpanExportOptions {
  readonly exporter: SpanExporter;
  /** Milliseconds for an export, including all attempts. */
  readonly timeoutMs: number;
  readonly counted: (outcome: SpanOutcome, spans: number) => void;
  readonly log: Logger;
}

const sampled = 1;
const mostWaiting = 2_048;
/**
 * The milliseconds between the timeouts of an export: first the exporter's own, whose error says most; then a deadline,
 * since the exporter's timeout does not end a response that never stops; then that of the batch processor.
 */
const graceMs = 1_000;

/** Exports spans in batches. Counts their outcomes, and logs when spans begin to be lost and when no more are lost. */
export function createSpanExport({ exporter, timeoutMs, counted, log }: SpanExportOptions): SpanProcessor {
  let waiting = 0;
  let lost = 0;
  let hasDropped = false;

  function lose(outcome: "failed" | "dropped", spans: number, reason: string): void {
    counted(outcome, spans);
    if (lost === 0) log.warn({ reason }, "traces are lost: the collector does not take them");
    lost += spans;
  }

  function noteExported(spans: number): void {
    counted("exported", spans);
    if (lost > 0 && !hasDropped) {
      log.info({ lost }, "the collector takes traces again");
      lost = 0;
    }
    hasDropped = false;
  }

  const batches = new BatchSpanProcessor({
    exporter: {
      export(spans, done) {
        waiting -= spans.length;
        let isOver = false;
        // The batch processor itself gives an export up one second later.
        const deadline = setTimeout(() => {
          isOver = true;
          lose("failed", spans.length, "the answer did not end in time");
        }, timeoutMs + graceMs);
        exporter.export(spans, (result) => {
          clearTimeout(deadline);
          if (isOver) return;
          if (result.error) lose("failed", spans.length, whyFailed(result.error));
          else noteExported(spans.length);
          done(result);
        });
      },
      shutdown: () => exporter.shutdown(),
    },
    maxQueueSize: mostWaiting,
    exportTimeoutMillis: timeoutMs + 2 * graceMs,
  });

  return {
    onStart: (span, parent) => batches.onStart(span, parent),
    onEnd(span) {
      if ((span.spanContext().traceFlags & sampled) === 0) return;
      if (waiting < mostWaiting) {
        waiting += 1;
        return batches.onEnd(span);
      }
      hasDropped = true;
      lose("dropped", 1, `${mostWaiting} spans wait`);
    },
    forceFlush: () => batches.forceFlush(),
    shutdown: () => batches.shutdown(),
  };
}

function whyFailed(error: unknown): string {
  if (error instanceof Error && "code" in error && typeof error.code === "number") return `HTTP ${error.code}`;
  return reasonOf(error);
}
