import { isIP } from "node:net";
import { Hono } from "hono";
import type { Metrics } from "../../metrics/metrics.ts";
import type { ApiEnv } from "../../api/api-env.ts";

export interface OpenMetricsOptions {
  readonly metrics: Pick<Metrics, "exposition">;
  /** Further names by which Prometheus calls this server. */
  readonly hostNames: readonly string[];
}

/**
 * The metrics without a token, at a listener that only operators reach. Any website could point its own host name at
 * this listener (DNS rebinding) and read the metrics in an operator's browser, so a name that strangers can register
 * must be in `hostNames`.
 */
export function openMetrics({ metrics, hostNames }: OpenMetricsOptions) {
  return new Hono<ApiEnv>().get("/metrics", async (c) => {
    const { hostname } = new URL(c.req.url);
    c.header("cache-control", "no-store");
    if (!isPrivate(hostname) && !hostNames.includes(hostname))
      return c.text("The metrics are not answered under this name: add it to ADMIN_HOST_NAMES.", 421);
    const { type, text } = await metrics.exposition();
    return c.body(text, 200, { "content-type": type });
  });
}

/**
 * Whether a host name is an address, or a name that nobody can register on the internet, such as that of a container.
 */
function isPrivate(hostname: string): boolean {
  const isAddress = isIP(hostname.replace(/^\[(.+)\]$/, "$1")) > 0;
  return isAddress || !hostname.includes(".") || /\.(?:localhost|local|internal)$/.test(hostname);
}
