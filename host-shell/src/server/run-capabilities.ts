import type { Hono } from "hono";
import type { Logger } from "pino";
import type { Release } from "shared-runtime/api/health.ts";
import type { ApiEnv } from "../api/api-env.ts";
import { createApi } from "../api/create-api.ts";
import type { RouteGuard } from "../api/quotas/route-guard.ts";
import { readinessReadings } from "../api/health/readiness-readings.ts";
import type { DatabaseStorage } from "../database/database.ts";
import type { RequestObserver } from "../logging/log-requests.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Capability } from "../services/capability.ts";
import type { ServerClock } from "../services/server-clock/server-clock.ts";
import { createSweeper } from "../concurrency/sweeper.ts";

interface Options {
  /** Whether the database answers. */
  readonly database: () => Promise<boolean>;
  readonly storage: DatabaseStorage;
  readonly allowedOrigins: readonly string[];
  /** Whether calls of operators are answered only by `operatorApi`. */
  readonly operatorsApart: boolean;
  readonly guard: RouteGuard;
  readonly clock: ServerClock;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly release: Release | undefined;
  readonly observer: RequestObserver;
}

export interface RunningCapabilities {
  readonly api: Hono<ApiEnv>;
  /** The calls of operators, for a separate listener; `undefined` if `api` answers them. */
  readonly operatorApi: Hono<ApiEnv> | undefined;
  /** Makes `/readyz` answer 503, so that load balancers send no new visitors. */
  readonly announceStop: () => void;
  /** Accepts no more work. Resolves when no work is running, or after `timeoutMs`. */
  readonly stop: (timeoutMs: number) => Promise<void>;
}

/** Starts the capabilities in order, then the sweeper. Resolves with the API that serves the capabilities' routes. */
export async function runCapabilities(
  capabilities: readonly Capability[],
  { database, storage, allowedOrigins, operatorsApart, guard, clock, log, metrics, release, observer }: Options,
): Promise<RunningCapabilities> {
  let stopping = false;
  const sweeper = createSweeper(
    capabilities.flatMap(({ sweeps = [] }) => sweeps),
    clock,
    log,
  );
  const readiness = {
    running: async () => !stopping,
    ...Object.fromEntries(capabilities.flatMap(({ ready = {} }) => Object.entries(ready))),
    database,
    databaseStorage: async () => ({ passes: true, warns: storage.isNearlyFull(), isFull: storage.isFull() }),
  };
  metrics.add([readinessReadings(readiness), ...capabilities.flatMap(({ readings = [] }) => readings)]);
  const apiWith = (routes: readonly Hono<ApiEnv>[]) =>
    createApi({ routes, readiness, allowedOrigins, guard, log, release, observer });
  const routes = capabilities.flatMap((capability) => capability.routes ?? []);
  const operatorRoutes = capabilities.flatMap((capability) => capability.operatorRoutes ?? []);
  const api = apiWith(operatorsApart ? routes : [...new Set([...routes, ...operatorRoutes])]);
  const started = [...capabilities, sweeper];
  for (const { start } of started) await start?.();
  return {
    api,
    operatorApi: operatorsApart ? apiWith(operatorRoutes) : undefined,
    announceStop: () => {
      stopping = true;
    },
    async stop(timeoutMs) {
      await Promise.all(started.map(async ({ stop }) => stop?.(timeoutMs)));
    },
  };
}
