import { isIP } from "node:net";
import { plainAddress } from "./plain-address.ts";
import { trustedProxies } from "./trusted-proxies.ts";

export interface Hop {
  /** Address of the other end of the connection. */
  readonly peer: string | undefined;
  /**
   * The header `X-Forwarded-For`, as `forwardedIn` returns it. Each proxy appends the address from which it was called.
   */
  readonly forwardedFor: string | undefined;
}

/**
 * The addresses that proxies wrote, in the form of `X-Forwarded-For`. A proxy writes either this header or `Forwarded`
 * (RFC 7239), and passes a header of the other name on as the client sent it. `X-Forwarded-For` is used if it is
 * present.
 */
export function forwardedIn(header: (name: string) => string | undefined): string | undefined {
  return header("x-forwarded-for") ?? header("forwarded")?.split(",").map(nodeOf).join(",");
}

/**
 * The address of one hop: `for="[2001:db8::1]:4711";proto=https` -> `[2001:db8::1]:4711`. An empty address ends the
 * search for the client.
 */
function nodeOf(hop: string): string {
  const parts = hop.split(";").map((part) => /^for=("?)([^"]*)\1$/i.exec(part.trim())?.[2]);
  return parts.find((part) => part !== undefined) ?? "";
}

/** Returns the client's address in its shortest form; empty if the connection is already closed. */
export type ClientAddress = (hop: Hop) => string;

interface Options {
  /** Called once, for the first peer that sends the header and is not a trusted proxy. */
  readonly onIgnored?: (peer: string) => void;
}

/**
 * Trusts only the entries of `X-Forwarded-For` that trusted proxies wrote: starts at the peer and goes left until an
 * address is not a trusted proxy. Entries further left may be forged. An entry that is not an address ends the search
 * at the proxy that sent it.
 */
export function createClientAddress(
  networks: readonly string[],
  { onIgnored = () => undefined }: Options = {},
): ClientAddress {
  const isTrusted = trustedProxies(networks);
  let isTold = false;
  return ({ peer, forwardedFor = "" }) => {
    let client = plainAddress(peer ?? "") ?? "";
    if (!isTold && client !== "" && forwardedFor !== "" && !isTrusted(client)) {
      isTold = true;
      onIgnored(client);
    }
    const entries = forwardedFor.split(",");
    while (client !== "" && isTrusted(client)) {
      const before = plainAddress(entries.pop() ?? "");
      if (before === undefined) break;
      client = before;
    }
    return client;
  };
}

/**
 * The smallest network that a subscriber gets: an IPv4 address, or the first half of an IPv6 address as
 * `2001:db8:0:1::/64`.
 */
export function subscriberOf(address: string): string {
  return networkOf(address, 64);
}

/** The largest network that one subscriber usually gets: an IPv4 address, or the first 48 bits as `2001:db8:0::/48`. */
export function siteOf(address: string): string {
  return networkOf(address, 48);
}

/** The network in which a client easily gets many addresses at once: the first 24 bits of IPv4, 32 of IPv6. */
export function neighbourhoodOf(address: string): string {
  return isIP(address) === 4 ? `${address.split(".").slice(0, 3).join(".")}.0/24` : networkOf(address, 32);
}

function networkOf(address: string, bits: 32 | 48 | 64): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail = ""] = address.split("::");
  const before = groupsOf(head);
  const zeros = 8 - before.length - groupsOf(tail).length;
  const groups = [...before, ...Array.from({ length: Math.max(0, zeros) }, () => "0"), ...groupsOf(tail)];
  return `${groups.slice(0, bits / 16).join(":")}::/${bits}`;
}

/** The number of 16-bit groups in a part of an IPv6 address. An IPv4 address at the end counts as two. */
function groupsOf(part: string): readonly string[] {
  return part === "" ? [] : part.split(":").flatMap((group) => (group.includes(".") ? [group, group] : [group]));
}
