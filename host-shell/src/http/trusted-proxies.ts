import { BlockList, isIP } from "node:net";

/** Whether an address, in its shortest form, belongs to a trusted proxy. */
export type IsTrusted = (address: string) => boolean;

/** `networks` contains addresses and networks, such as `10.0.0.0/8`. */
export function trustedProxies(networks: readonly string[]): IsTrusted {
  const trusted = new BlockList();
  for (const network of networks) {
    const [address = "", prefix] = network.split("/");
    if (prefix === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (address) => trusted.check(address, familyOf(address));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}
