import type { Context } from "hono";
import { type ClientAddress, forwardedIn, subscriberOf } from "../../http/client-address.ts";
import type { ApiEnv } from "../api-env.ts";

/**
 * Returns the sender of a call; empty if the connection is already closed. All addresses of one subscriber count as one
 * sender.
 */
export type SenderOf = (c: Context<ApiEnv>) => string;

export function createSenderOf(addressOf: ClientAddress, groupOf = subscriberOf): SenderOf {
  return (c) => {
    const peer = c.env?.incoming?.socket.remoteAddress;
    return groupOf(addressOf({ peer, forwardedFor: forwardedIn((name) => c.req.header(name)) }));
  };
}
