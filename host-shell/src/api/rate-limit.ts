import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { ClientAddress } from "../http/client-address.ts";
import type { ApiEnv } from "./api-env.ts";
import { problem } from "./problem.ts";
import { createSenderOf } from "./sender.ts";
import { createSlidingWindow } from "./sliding-window.ts";

interface Rate {
  readonly addressOf: ClientAddress;
  readonly callsPerMinute: number;
}

/** The error key and the Danish reason of the answer to further calls. */
interface Refusal {
  readonly errorKey: string;
  readonly reason: string;
}

export interface RateLimit extends Rate, Refusal {}

/**
 * Returns a function that counts a call for its sender. It returns the seconds until the sender may call again, which it
 * also sets as `retry-after`; `undefined` if the call is allowed.
 */
export function createCallCounter({ addressOf, callsPerMinute }: Rate) {
  const window = createSlidingWindow({ calls: callsPerMinute, milliseconds: 60_000 });
  const senderOf = createSenderOf(addressOf);
  return (c: Context<ApiEnv>): number | undefined => {
    const waitMs = window.take(senderOf(c));
    return waitMs === undefined ? undefined : retryAfter(c, waitMs);
  };
}

/** Answers 429 to senders that call more often than the rate allows. */
export function rateLimit({ errorKey, reason, ...rate }: RateLimit) {
  const secondsToWait = createCallCounter(rate);
  return createMiddleware<ApiEnv>(async (c, next) => {
    const seconds = secondsToWait(c);
    if (seconds === undefined) return next();
    return tooMany(c, { errorKey, reason }, seconds);
  });
}

/**
 * Returns a function that counts a call for a signed-in member, whatever address it comes from. It returns the answer to
 * further calls; `undefined` if the call is allowed.
 */
export function memberRateLimit({ callsPerMinute, ...refusal }: Omit<RateLimit, "addressOf">) {
  const window = createSlidingWindow({ calls: callsPerMinute, milliseconds: 60_000 });
  return (c: Context<ApiEnv>, memberId: string): Response | undefined => {
    const waitMs = window.take(memberId);
    return waitMs === undefined ? undefined : tooMany(c, refusal, retryAfter(c, waitMs));
  };
}

/** The answer 429, which says in Danish when to try again. */
export function tooMany(c: Context<ApiEnv>, { errorKey, reason }: Refusal, seconds: number): Response {
  return problem(c, 429, errorKey, { reason: `${reason} Prøv igen om ${spanOf(seconds)}.` });
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
