import { Hono } from "hono";
import type { Alive, Readiness } from "shared-runtime/api/health.ts";
import type { ApiEnv } from "./api-env.ts";

/** The checks of `/readyz`, by name. Each resolves with whether it passes. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<boolean>>>;

/** `/healthz` answers while the process lives. `/readyz` answers whether it may get visitors, and which checks fail. */
export function health(checks: ReadinessChecks) {
  return new Hono<ApiEnv>()
    .get("/healthz", (c) => c.json({ status: "alive" } satisfies Alive))
    .get("/readyz", async (c) => {
      const names = Object.keys(checks);
      const answers = await Promise.all(Object.values(checks).map((check) => answersInTime(check)));
      const missing = names.filter((_, index) => !answers[index]);
      return missing.length === 0
        ? c.json({ status: "ready" } satisfies Readiness)
        : c.json({ status: "not ready", missing } satisfies Readiness, 503);
    });
}

async function answersInTime(check: () => Promise<boolean>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), 2_000);
  try {
    return await Promise.race([check(), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
