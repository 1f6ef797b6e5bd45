import type { Capability } from "../capability.ts";
import { metricsCalls, type MetricsCallsDeps } from "./metrics.routes.ts";

/** Shows operators what the server counts. */
export function metricsCapability(options: MetricsCallsDeps): Capability {
  return { operatorRoutes: [metricsCalls(options)] };
}
