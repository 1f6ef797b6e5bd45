import { isIPv6 } from "node:net";
import { isLoopback } from "./is-loopback.ts";

interface Reached {
  readonly PUBLIC_URL?: string | undefined;
  readonly HOST: string;
}

/** Whether visitors reach the server only from this machine. What is convenient for developers is safe only there. */
export function isOnlyHere({ PUBLIC_URL, HOST }: Reached): boolean {
  return isLoopback(PUBLIC_URL === undefined ? (isIPv6(HOST) ? `[${HOST}]` : HOST) : new URL(PUBLIC_URL).hostname);
}
