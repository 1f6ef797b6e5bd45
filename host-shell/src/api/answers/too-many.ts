import type { Context } from "hono";
import type { ApiEnv } from "../api-env.ts";
import { problem } from "./problem.ts";

/** The error key and the Danish reason of the answer to further calls. */
interface Refusal {
  readonly errorKey: string;
  readonly reason: string;
}

/** The answer 429, which says in Danish when to try again. */
export function tooMany(c: Context<ApiEnv>, { errorKey, reason }: Refusal, seconds: number): Response {
  return problem(c, 429, errorKey, { reason: untilWhen(reason, seconds) });
}

/** The reason, and in Danish when to try again. */
export function untilWhen(reason: string, seconds: number): string {
  return `${reason} Prøv igen om ${spanOf(seconds)}.`;
}

/** Sets the header `retry-after`. Returns its seconds. */
export function retryAfter(c: Context<ApiEnv>, waitMs: number): number {
  const seconds = Math.ceil(waitMs / 1_000);
  c.header("retry-after", String(seconds));
  return seconds;
}

function spanOf(seconds: number): string {
  if (seconds === 1) return "1 sekund";
  if (seconds < 120) return `${seconds} sekunder`;
  return seconds < 7_200 ? `${Math.ceil(seconds / 60)} minutter` : `${Math.ceil(seconds / 3_600)} timer`;
}
