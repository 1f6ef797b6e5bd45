import { describe, expect, it } from "vitest";
import { createClientAddress, forwardedIn, neighbourhoodOf, siteOf, subscriberOf } from "./client-address.ts";

describe("the address of a call", () => {
  const proxies = ["127.0.0.1", "10.0.0.0/8", "2001:db8:aaaa::/48", "::1"];

  it.each<[string, string, string | undefined, string]>([
    ["is the peer's without a proxy", "192.0.2.7", undefined, "192.0.2.7"],
    ["is the peer's if the peer is not trusted", "192.0.2.7", "198.51.100.1", "192.0.2.7"],
    ["is that of the caller of a trusted proxy", "127.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["is not an entry that the caller added itself", "127.0.0.1", "203.0.113.9, 198.51.100.1", "198.51.100.1"],
    ["is found behind several trusted proxies", "10.1.2.3", "203.0.113.9, 198.51.100.1, 10.9.9.9", "198.51.100.1"],
    ["is the first trusted proxy's if all entries are trusted proxies", "127.0.0.1", "10.0.0.2, 10.0.0.1", "10.0.0.2"],
    ["is that of the proxy if it sends no other", "10.0.0.1", undefined, "10.0.0.1"],
    ["is the last valid one if an entry is not an address", "127.0.0.1", "198.51.100.1, unknown, 10.0.0.1", "10.0.0.1"],
    ["is the proxy's if the entry is empty", "127.0.0.1", "198.51.100.1,", "127.0.0.1"],
    ["has no port", "127.0.0.1", "198.51.100.1:51234", "198.51.100.1"],
    ["has no brackets", "127.0.0.1", "[2001:DB8::1]:51234", "2001:db8::1"],
    ["has no brackets, with or without a port", "127.0.0.1", '"[2001:db8::1]"', "2001:db8::1"],
    ["is IPv4 if an IPv6 address contains it", "::ffff:127.0.0.1", "::ffff:c633:6401", "198.51.100.1"],
    ["is taken from a trusted proxy with IPv6", "2001:db8:aaaa::5", "198.51.100.1", "198.51.100.1"],
    ["is not taken from a neighbour of a trusted proxy", "2001:db8:aaab::5", "198.51.100.1", "2001:db8:aaab::5"],
    ["has no zone", "fe80::1%eth0", undefined, "fe80::1"],
    ["is that of the proxy if numbers are too large", "127.0.0.1", "999.1.1.1", "127.0.0.1"],
  ])("%s", (_, peer, forwardedFor, client) => {
    expect(createClientAddress(proxies)({ peer, forwardedFor })).toBe(client);
  });

  it("is the peer's if no proxy is trusted, and empty after the connection broke", () => {
    const addressOf = createClientAddress([]);
    expect(addressOf({ peer: "127.0.0.1", forwardedFor: "198.51.100.1" })).toBe("127.0.0.1");
    expect(addressOf({ peer: undefined, forwardedFor: "198.51.100.1" })).toBe("");
  });

  it("tells once of a peer whose header is ignored", () => {
    const ignored: string[] = [];
    const addressOf = createClientAddress(["192.0.2.1"], { onIgnored: (peer) => ignored.push(peer) });
    addressOf({ peer: "192.0.2.1", forwardedFor: "198.51.100.1" });
    addressOf({ peer: "192.0.2.2", forwardedFor: undefined });
    expect(ignored).toEqual([]);
    addressOf({ peer: "192.0.2.2", forwardedFor: "198.51.100.1" });
    addressOf({ peer: "192.0.2.3", forwardedFor: "198.51.100.1" });
    expect(ignored).toEqual(["192.0.2.2"]);
  });
});

it.each([
  ["198.51.100.1", "198.51.100.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["::1", "0:0:0:0::/64"],
  ["1:2:3:4:5:6::", "1:2:3:4::/64"],
  ["64:ff9b::192.0.2.1", "64:ff9b:0:0::/64"],
  ["", ""],
])("the subscriber of %j is %j", (address, subscriber) => {
  expect(subscriberOf(address)).toBe(subscriber);
});

it("the neighbourhood of an address is the first 24 bits of IPv4, and 32 of IPv6", () => {
  expect(["198.51.100.7", "2001:db8:1:2::3", "2001:db8::", ""].map(neighbourhoodOf)).toEqual([
    "198.51.100.0/24",
    "2001:db8::/32",
    "2001:db8::/32",
    "",
  ]);
});

it("the site of an address is the first 48 bits of IPv6, and an IPv4 address itself", () => {
  expect(["2001:db8:1:2::3", "2001:db8::1", "198.51.100.1", ""].map(siteOf)).toEqual([
    "2001:db8:1::/48",
    "2001:db8:0::/48",
    "198.51.100.1",
    "",
  ]);
});

it.each<[Readonly<Record<string, string>>, string]>([
  [{ forwarded: "for=198.51.100.1" }, "198.51.100.1"],
  [{ forwarded: 'For="[2001:DB8::1]:4711";proto=https' }, "2001:db8::1"],
  [{ forwarded: "proto=https; for=198.51.100.1:80 ;by=203.0.113.43, for=127.0.0.1" }, "198.51.100.1"],
  [{ forwarded: "for=203.0.113.9, for=198.51.100.1" }, "198.51.100.1"],
  [{ forwarded: 'for="203.0.113.9, for=198.51.100.1' }, "198.51.100.1"],
  [{ forwarded: "for=198.51.100.1, for=unknown" }, "127.0.0.1"],
  [{ forwarded: 'for="_hidden"' }, "127.0.0.1"],
  [{ forwarded: "by=203.0.113.43" }, "127.0.0.1"],
  [{ forwarded: "for=203.0.113.9", "x-forwarded-for": "198.51.100.1" }, "198.51.100.1"],
  [{ forwarded: "for=203.0.113.9", "x-forwarded-for": "" }, "127.0.0.1"],
  [{}, "127.0.0.1"],
])("reads %j of a proxy as %s", (headers, client) => {
  const forwardedFor = forwardedIn((name) => headers[name]);
  expect(createClientAddress(["127.0.0.1"])({ peer: "127.0.0.1", forwardedFor })).toBe(client);
});
