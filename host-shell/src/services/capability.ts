import type { Hono } from "hono";
import type { ApiEnv } from "../api/api-env.ts";
import type { ReadinessChecks } from "../api/health/health.routes.ts";
import type { ReadingSource } from "../metrics/reading.ts";
import type { Sweepable } from "../concurrency/sweeper.ts";

/**
 * What a folder of `services/` adds to the server. Its `<x>.capability.ts` makes one, and a group in `server/groups/`
 * lists it, except test identity: sign-in makes a test identity for each origin and mounts its routes. A capability
 * leaves out the members that it does not need.
 */
export interface Capability {
  /**
   * Mounted after the middleware of the API. The routes of signing in, which differ from origin to origin, are mounted
   * before it, with guards of their own.
   */
  readonly routes?: readonly Hono<ApiEnv>[];
  /** The calls of operators, which may have a listener of its own. May repeat a route for visitors. */
  readonly operatorRoutes?: readonly Hono<ApiEnv>[];
  /** Starts background work. Capabilities start one after another, in the order of the list. */
  readonly start?: () => void | Promise<void>;
  /**
   * Takes no more work. Resolves when nothing runs any more, after `timeoutMs` at the latest. All capabilities stop at
   * the same time.
   */
  readonly stop?: (timeoutMs: number) => Promise<void>;
  /** Swept at the start and every ten minutes, one after another, in the order of the list. */
  readonly sweeps?: readonly Sweepable[];
  /** The readings of the capability for the metrics, besides its counters. */
  readonly readings?: readonly ReadingSource[];
  /** Checks of `/readyz`, by the name that it answers with. */
  readonly ready?: ReadinessChecks;
}
