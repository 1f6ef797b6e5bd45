import { isIPv6 } from "node:net";
import { isLoopback, isOwnMachine } from "./is-loopback.ts";

interface Reach {
  /** The address on which the server listens. */
  readonly host: string;
  readonly publicUrl: string | undefined;
}

/** Whether only this machine is to reach the server: `host` and the host of `publicUrl`, if set, are loopback hosts. */
export function isLocal({ host, publicUrl }: Reach): boolean {
  return (
    isOwnMachine(isIPv6(host) ? `[${host}]` : host) &&
    (publicUrl === undefined || isLoopback(new URL(publicUrl).hostname))
  );
}
