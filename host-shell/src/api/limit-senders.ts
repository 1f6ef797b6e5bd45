import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { type ClientAddress, subscriberOf } from "../http/client-address.ts";
import type { ApiEnv } from "./api-env.ts";
import { problem } from "./problem.ts";
import { createSenderQuota } from "./sender-quota.ts";

interface SenderRate {
  readonly addressOf: ClientAddress;
  readonly callsPerMinute: number;
}

export interface SenderLimit extends SenderRate {
  /** What is said to whoever sends more, and when that person may send again. */
  readonly errorKey: string;
  readonly reason: string;
}

/** Takes a call of whoever sends it. Says after how many seconds that one may call again; `undefined` if it is free. */
export function senderLimit({ addressOf, callsPerMinute }: SenderRate) {
  const quota = createSenderQuota({ calls: callsPerMinute, milliseconds: 60_000 });
  return (c: Context<ApiEnv>): number | undefined => {
    const peer = c.env.incoming?.socket.remoteAddress;
    const waitMs = quota.take(subscriberOf(addressOf({ peer, forwardedFor: c.req.header("x-forwarded-for") })));
    if (waitMs === undefined) return undefined;
    const seconds = Math.ceil(waitMs / 1_000);
    c.header("retry-after", String(seconds));
    return seconds;
  };
}

export function limitSenders({ errorKey, reason, ...rate }: SenderLimit) {
  const secondsToWait = senderLimit(rate);
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
