import { createMiddleware } from "hono/factory";
import { type ClientAddress, subscriberOf } from "../http/client-address.ts";
import type { ApiEnv } from "./api-env.ts";
import { problem } from "./problem.ts";
import { createSenderQuota } from "./sender-quota.ts";

export interface SenderLimit {
  readonly addressOf: ClientAddress;
  readonly callsPerMinute: number;
  /** What is said to whoever sends more, and when that person may send again. */
  readonly errorKey: string;
  readonly reason: string;
}

export function limitSenders({ addressOf, callsPerMinute, errorKey, reason }: SenderLimit) {
  const quota = createSenderQuota({ calls: callsPerMinute, milliseconds: 60_000 });
  return createMiddleware<ApiEnv>(async (c, next) => {
    const peer = c.env.incoming?.socket.remoteAddress;
    const waitMs = quota.take(subscriberOf(addressOf({ peer, forwardedFor: c.req.header("x-forwarded-for") })));
    if (waitMs === undefined) return next();
    const seconds = Math.ceil(waitMs / 1_000);
    c.header("retry-after", String(seconds));
    return problem(c, 429, errorKey, { reason: `${reason} Prøv igen om ${spanOf(seconds)}.` });
  });
}

function spanOf(seconds: number): string {
  if (seconds === 1) return "1 sekund";
  return seconds < 120 ? `${seconds} sekunder` : `${Math.ceil(seconds / 60)} minutter`;
}
