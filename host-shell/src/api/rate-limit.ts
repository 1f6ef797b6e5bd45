import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { type ClientAddress, subscriberOf } from "../http/client-address.ts";
import type { ApiEnv } from "./api-env.ts";
import { problem } from "./problem.ts";
import { createSlidingWindow } from "./sliding-window.ts";

interface Rate {
  readonly addressOf: ClientAddress;
  readonly callsPerMinute: number;
}

export interface RateLimit extends Rate {
  /** The error key and reason of the answer to further calls. */
  readonly errorKey: string;
  readonly reason: string;
}

/** The sender of a call: its client address, or the network of it that one subscriber has. */
export function senderOf(c: Context<ApiEnv>, addressOf: ClientAddress): string {
  const peer = c.env.incoming?.socket.remoteAddress;
  return subscriberOf(addressOf({ peer, forwardedFor: c.req.header("x-forwarded-for") }));
}

/**
 * Returns a function that counts a call for its sender. It returns the seconds until the sender may call again, which it
 * also sets as `retry-after`; `undefined` if the call is allowed. All addresses of a subscriber are one sender.
 */
export function createCallCounter({ addressOf, callsPerMinute }: Rate) {
  const window = createSlidingWindow({ calls: callsPerMinute, milliseconds: 60_000 });
  return (c: Context<ApiEnv>): number | undefined => {
    const waitMs = window.take(senderOf(c, addressOf));
    if (waitMs === undefined) return undefined;
    const seconds = Math.ceil(waitMs / 1_000);
    c.header("retry-after", String(seconds));
    return seconds;
  };
}

/** Answers 429 to senders that call more often than the rate allows. */
export function rateLimit({ errorKey, reason, ...rate }: RateLimit) {
  const secondsToWait = createCallCounter(rate);
  return createMiddleware<ApiEnv>(async (c, next) => {
    const seconds = secondsToWait(c);
    if (seconds === undefined) return next();
    return problem(c, 429, errorKey, { reason: `${reason} Prøv igen om ${spanOf(seconds)}.` });
  });
}

function spanOf(seconds: number): string {
  if (seconds === 1) return "1 sekund";
  return seconds < 120 ? `${seconds} sekunder` : `${Math.ceil(seconds / 60)} minutter`;
}
