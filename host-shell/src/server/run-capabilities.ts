import type { Hono } from "hono";
import type { Logger } from "pino";
import type { ApiEnv } from "../api/api-env.ts";
import { createApi } from "../api/create-api.ts";
import type { Capability } from "../services/capability.ts";
import { createSweeper } from "../services/sweeper/sweeper.ts";

interface Options {
  /** Whether the database answers. */
  readonly database: () => Promise<boolean>;
  /** Origin of our own pages, if it is set. */
  readonly publicUrl: string | undefined;
  readonly allowedOrigins: readonly string[];
  readonly log: Logger;
}

export interface RunningCapabilities {
  readonly api: Hono<ApiEnv>;
  /** From now on `/readyz` answers 503, so that load balancers send no new visitors. */
  readonly announceStop: () => void;
  /** Takes no more work. Resolves when nothing runs any more, after `timeoutMs` at the latest. */
  readonly stop: (timeoutMs: number) => Promise<void>;
}

/** Starts the capabilities in their order, then the sweeper. The API that it resolves with answers their routes. */
export async function runCapabilities(
  capabilities: readonly Capability[],
  { database, publicUrl, allowedOrigins, log }: Options,
): Promise<RunningCapabilities> {
  let stopping = false;
  const sweeper = createSweeper(
    capabilities.flatMap(({ sweeps = [] }) => sweeps),
    log,
  );
  const api = createApi({
    routes: capabilities.flatMap(({ routes = [] }) => routes),
    readiness: {
      running: async () => !stopping,
      ...Object.fromEntries(capabilities.flatMap(({ ready = {} }) => Object.entries(ready))),
      database,
    },
    publicUrl,
    allowedOrigins,
    log,
  });
  const started = [...capabilities, sweeper];
  for (const { start } of started) await start?.();
  return {
    api,
    announceStop: () => {
      stopping = true;
    },
    async stop(timeoutMs) {
      await Promise.all(started.map(async ({ stop }) => stop?.(timeoutMs)));
    },
  };
}
