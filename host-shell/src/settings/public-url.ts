import { isIPv6 } from "node:net";
import type { Settings } from "./settings.ts";

const everyAddress: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);

/**
 * The origin under which visitors reach a server on this port: PUBLIC_URL, or else an address of this machine. Has no
 * slash at the end.
 */
export function publicUrlOf({ publicUrl, host }: Pick<Settings, "publicUrl" | "host">, port: number): string {
  if (publicUrl !== undefined) return publicUrl;
  const name = everyAddress.has(host) ? "localhost" : isIPv6(host) ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
