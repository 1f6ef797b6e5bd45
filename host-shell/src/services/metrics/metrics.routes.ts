import { Hono, type MiddlewareHandler } from "hono";
import type { Metrics } from "../../metrics/metrics.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import type { OperatorEnv, OperatorGuard } from "../../api/guards/operator-guard.ts";

export interface MetricsCallsDeps {
  readonly metrics: Pick<Metrics, "exposition">;
  readonly guard: OperatorGuard;
  /** Whether the call is answered without a token, at a listener that only operators reach. */
  readonly isOpen: boolean;
}

/** The metrics, in the format of Prometheus. */
export function metricsCalls({ metrics, guard, isOpen }: MetricsCallsDeps) {
  const open: MiddlewareHandler<OperatorEnv> = (_, next) => next();
  const calls = new Hono<OperatorEnv>().get(
    "/metrics",
    isOpen ? open : guard.holders("metrics", "read the metrics"),
    async (c) => {
      const { type, text } = await metrics.exposition();
      return c.body(text, 200, { "content-type": type });
    },
  );
  return new Hono<ApiEnv>().route("/", calls);
}
