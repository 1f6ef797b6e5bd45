import { Hono } from "hono";
import type { Alive, Readiness, SourceState } from "shared-runtime/api/health.ts";
import type { ApiEnv } from "./api-env.ts";

/** The answer of a check that also tells operators the state of another system. */
export interface CheckedSource {
  readonly passes: boolean;
  readonly source: SourceState;
}

/** The checks of `/readyz`, by name. Each resolves with whether it passes. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<boolean | CheckedSource>>>;

/** `/healthz` answers while the process lives. `/readyz` answers whether it may get visitors, and which checks fail. */
export function health(checks: ReadinessChecks) {
  return new Hono<ApiEnv>()
    .get("/healthz", (c) => c.json({ status: "alive" } satisfies Alive))
    .get("/readyz", async (c) => {
      const answers = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => ({ name, answer: await answerInTime(check) })),
      );
      const missing = answers.flatMap(({ name, answer }) => (passes(answer) ? [] : [name]));
      const states = answers.flatMap(({ name, answer }) => (typeof answer === "object" ? [[name, answer.source]] : []));
      const sources = states.length > 0 ? { sources: Object.fromEntries(states) as Record<string, SourceState> } : {};
      return missing.length === 0
        ? c.json({ status: "ready", ...sources } satisfies Readiness)
        : c.json({ status: "not ready", missing, ...sources } satisfies Readiness, 503);
    });
}

function passes(answer: boolean | CheckedSource): boolean {
  return typeof answer === "object" ? answer.passes : answer;
}

async function answerInTime(check: ReadinessChecks[string]): Promise<boolean | CheckedSource> {
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
