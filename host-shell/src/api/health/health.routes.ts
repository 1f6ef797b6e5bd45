import { Hono } from "hono";
import type { Alive, Readiness, Release, SourceState, WrongClock } from "shared-runtime/api/health.ts";
import type { ApiEnv } from "../api-env.ts";

/** The answer of a check, with details for operators. */
export interface CheckedState {
  readonly passes: boolean;
  /** The state of another system. */
  readonly source?: SourceState;
  /** Whether the check will soon fail. */
  readonly warns?: boolean;
  /** Set if a clock may be wrong. */
  readonly clock?: WrongClock;
  /** Whether a storage accepts nothing more now. */
  readonly isFull?: boolean;
}

/** The checks of `/readyz`, by name. Each resolves with whether it passes. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<boolean | CheckedState>>>;

/** `/healthz` answers while the process lives. `/readyz` answers whether it may get visitors, and which checks fail. */
export function health(checks: ReadinessChecks, release?: Release) {
  return new Hono<ApiEnv>()
    .get("/healthz", (c) => c.json({ status: "alive" } satisfies Alive))
    .get("/readyz", async (c) => {
      const answers = await answersTo(checks);
      const missing = answers.flatMap(({ name, answer: { passes } }) => (passes ? [] : [name]));
      const states = answers.flatMap(({ name, answer: { source } }) => (source ? [[name, source] as const] : []));
      const warnings = answers.flatMap(({ name, answer: { warns = false } }) => (warns ? [name] : []));
      const [clock] = answers.flatMap(({ answer }) => answer.clock ?? []);
      const full = answers.flatMap(({ name, answer: { isFull = false } }) => (isFull ? [name] : []));
      const more = {
        ...(release && { release }),
        ...(states.length > 0 && { sources: Object.fromEntries(states) }),
        ...(warnings.length > 0 && { warnings }),
        ...(clock && { clock }),
        ...(full.length > 0 && { full }),
      };
      return missing.length === 0
        ? c.json({ status: "ready", ...more } satisfies Readiness)
        : c.json({ status: "not ready", missing, ...more } satisfies Readiness, 503);
    });
}

/** Resolves with the answer of each check. None takes longer than two seconds, and none rejects. */
export function answersTo(
  checks: ReadinessChecks,
): Promise<readonly { readonly name: string; readonly answer: CheckedState }[]> {
  return Promise.all(
    Object.entries(checks).map(async ([name, check]) => ({ name, answer: await answerInTime(check) })),
  );
}

async function answerInTime(check: ReadinessChecks[string]): Promise<CheckedState> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), 2_000);
  try {
    const answer = await Promise.race([check(), late]);
    return typeof answer === "object" ? answer : { passes: answer };
  } catch {
    return { passes: false };
  } finally {
    clearTimeout(timer);
  }
}
