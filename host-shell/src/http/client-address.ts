import { BlockList, isIP, SocketAddress } from "node:net";

export interface Hop {
  /** Address of the connection's other end. */
  readonly peer: string | undefined;
  /** `X-Forwarded-For`, to which each proxy adds whom it was called by. */
  readonly forwardedFor: string | undefined;
}

/** Tells the address that a call comes from, in its shortest form; empty if the connection has none any more. */
export type ClientAddress = (hop: Hop) => string;

/**
 * Believes `X-Forwarded-For` only as far as trusted proxies wrote it: from the connection's peer to the left, until an
 * address is nobody's that is trusted. Whatever stands before that may be made up. An entry that is no address ends
 * the walk at the proxy that sent it.
 */
export function createClientAddress(trustedProxies: readonly string[]): ClientAddress {
  const trusted = new BlockList();
  for (const network of trustedProxies) {
    const [address = "", prefix] = network.split("/");
    const family = isIP(address) === 6 ? "ipv6" : "ipv4";
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  const isTrusted = (address: string) => trusted.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

  return ({ peer, forwardedFor = "" }) => {
    let client = plainAddress(peer ?? "") ?? "";
    const entries = forwardedFor.split(",");
    while (client !== "" && isTrusted(client)) {
      const before = plainAddress(entries.pop() ?? "");
      if (before === undefined) break;
      client = before;
    }
    return client;
  };
}

/** The address alone: without port, brackets and zone, IPv4 as such also where it came as `::ffff:192.0.2.1`. */
function plainAddress(text: string): string | undefined {
  const [, bracketed, dotted] = /^(?:"?\[([^\]]+)\](?::\d+)?"?|(\d[\d.]+):\d+)$/.exec(text.trim()) ?? [];
  const address = bracketed ?? dotted ?? text.trim();
  const version = isIP(address);
  if (version === 0) return undefined;
  if (version === 4) return address;
  const shortest = new SocketAddress({ address, family: "ipv6" }).address;
  return /^::ffff:(\d[\d.]+)$/.exec(shortest)?.[1] ?? shortest;
}

/** What one subscriber has at least: an IPv4 address, or the first half of an IPv6 address as `2001:db8:0:1::/64`. */
export function subscriberOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail = ""] = address.split("::");
  const before = groupsOf(head);
  const zeros = 8 - before.length - groupsOf(tail).length;
  return `${[...before, ...Array.from({ length: Math.max(0, zeros) }, () => "0")].slice(0, 4).join(":")}::/64`;
}

/** Groups of 16 bits; an IPv4 address at the end is two. */
function groupsOf(part: string): readonly string[] {
  return part === "" ? [] : part.split(":").flatMap((group) => (group.includes(".") ? [group, group] : [group]));
}
