import { Hono } from "hono";
import type { ApiEnv } from "../../api/api-env.ts";
import type { OperatorEnv, OperatorGuard } from "../../api/guards/operator-guard.ts";
import { openMetrics, type OpenMetricsOptions } from "./open-metrics.routes.ts";

export interface MetricsCallsDeps extends OpenMetricsOptions {
  readonly guard: OperatorGuard;
  /** Whether the call is answered without a token, at a listener that only operators reach. */
  readonly isOpen: boolean;
}

/** The metrics, in the format of Prometheus. */
export function metricsCalls({ metrics, hostNames, guard, isOpen }: MetricsCallsDeps) {
  if (isOpen) return openMetrics({ metrics, hostNames });
  const calls = new Hono<OperatorEnv>().get("/metrics", guard.holders("metrics", "read the metrics"), async (c) => {
    const { type, text } = await metrics.exposition();
    return c.body(text, 200, { "content-type": type });
  });
  return new Hono<ApiEnv>().route("/", calls);
}
