import type { Tracer } from "@opentelemetry/api";

let current: Tracer | undefined;

/** The tracer of this process; `undefined` if the process exports no traces. */
export function tracer(): Tracer | undefined {
  return current;
}

/** Called once, when the exporter is ready. */
export function useTracer(ready: Tracer): void {
  current = ready;
}
