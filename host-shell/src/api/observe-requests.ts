import { matchedRoutes } from "hono/route";
import { createProxiedIds } from "../http/proxied-ids.ts";
import { trustedProxies } from "../http/trusted-proxies.ts";
import type { RequestObserver } from "../logging/log-requests.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { routeOf } from "./quotas/route-rules.ts";

/** Observes all requests of a server. `networks` are the networks of its trusted proxies. */
export function observeRequests({ answered }: Pick<Metrics, "answered">, networks: readonly string[]): RequestObserver {
  // Cached patterns. Their number is limited by the patterns and methods of routes.
  const known = new Map<string, string>();
  return {
    proxiedIdsOf: createProxiedIds(trustedProxies(networks)),
    routeOf(c) {
      const { method } = c.req.raw;
      const paths = matchedRoutes(c).map(({ path }) => path);
      const key = `${method} ${paths.join(" ")}`;
      const route = known.get(key) ?? routeOf(method, paths);
      known.set(key, route);
      return route;
    },
    answered,
  };
}
