import type { Hono } from "hono";
import type { ApiEnv } from "../api/api-env.ts";
import type { ReadinessChecks } from "../api/health/health.routes.ts";
import type { ReadingSource } from "../metrics/reading.ts";
import type { Sweepable } from "../concurrency/sweeper.ts";

/**
 * What a folder of `services/` adds to the server. The folder's `<x>.capability.ts` makes the capability, and a group
 * in `server/groups/` lists it. Test identity is an exception: sign-in makes a test identity for each origin and mounts
 * its routes. All members are optional.
 */
export interface Capability {
  /**
   * Mounted after the middleware of the API. The routes with which visitors sign in and out are not listed here: they
   * differ between origins, are mounted before the middleware and have their own guards.
   */
  readonly routes?: readonly Hono<ApiEnv>[];
  /** The calls of operators, which may be served on a separate listener. May repeat a route for visitors. */
  readonly operatorRoutes?: readonly Hono<ApiEnv>[];
  /** Starts background work. Capabilities start one after another, in the order of the list. */
  readonly start?: () => void | Promise<void>;
  /**
   * Accepts no more work. Resolves when nothing runs any more, at the latest after `timeoutMs`. All capabilities stop
   * at the same time.
   */
  readonly stop?: (timeoutMs: number) => Promise<void>;
  /** Run at the start and then every ten minutes, one after another, in the order of the list. */
  readonly sweeps?: readonly Sweepable[];
  /** Sources of readings for the metrics, in addition to the capability's counters. */
  readonly readings?: readonly ReadingSource[];
  /** Checks for `/readyz`, by the names under which their results are shown. */
  readonly ready?: ReadinessChecks;
}
