import { isIP, SocketAddress } from "node:net";

/**
 * The address in a text, without port, brackets and zone; `undefined` if the text is not an address.
 * `::ffff:192.0.2.1` becomes an IPv4 address.
 */
export function plainAddress(text: string): string | undefined {
  const [, bracketed, dotted] = /^(?:"?\[([^\]]+)\](?::\d+)?"?|(\d[\d.]+):\d+)$/.exec(text.trim()) ?? [];
  const address = bracketed ?? dotted ?? text.trim();
  const version = isIP(address);
  if (version === 0) return undefined;
  if (version === 4) return address;
  const shortest = new SocketAddress({ address, family: "ipv6" }).address;
  return /^::ffff:(\d[\d.]+)$/.exec(shortest)?.[1] ?? shortest;
}
