import { describe, expect, it } from "vitest";
import { createProxiedIds } from "./proxied-ids.ts";
import { trustedProxies } from "./trusted-proxies.ts";

const idsOf = createProxiedIds(trustedProxies(["10.0.0.0/8"]));
const requestOf = (peer: string | undefined, ...given: readonly (readonly [string, string])[]) => {
  const headers = new Headers(given.map(([name, value]): [string, string] => [name, value]));
  return { peer, header: (name: string) => headers.get(name) ?? undefined };
};
const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
const spanId = "00f067aa0ba902b7";
const traceparent = `00-${traceId}-${spanId}-01`;

describe("the ids of a request", () => {
  it("are those that a trusted proxy sends", () => {
    const request = requestOf("::ffff:10.1.2.3", ["X-Request-ID", "req-7"], ["TraceParent", traceparent]);
    expect(idsOf(request)).toEqual({ requestId: "req-7", trace: { traceId, spanId, isSampled: true } });
  });

  it.each([["192.0.2.7"], [undefined], [""]])("are not taken from %s", (peer) => {
    expect(idsOf(requestOf(peer, ["x-request-id", "req-7"], ["traceparent", traceparent]))).toEqual({});
  });

  it.each([
    ["is empty", ""],
    ["is too long", "x".repeat(129)],
    ["has a space", "req 7"],
    ["has a quote", 'req"7'],
    ["has letters beyond ASCII", "req-æ"],
    ["is markup", "<b>"],
  ])("leave out a request id that %s", (_, requestId) => {
    expect(idsOf(requestOf("10.0.0.1", ["x-request-id", requestId]))).toEqual({});
  });

  it.each([
    ["of another shape", "abc"],
    ["in capital letters", traceparent.toUpperCase()],
    ["with a trace of zeros", `00-${"0".repeat(32)}-${spanId}-01`],
    ["with a parent of zeros", `00-${traceId}-${"0".repeat(16)}-01`],
    ["of the version that is forbidden", `ff-${traceId}-${spanId}-01`],
    ["of version 00 with more parts", `${traceparent}-more`],
    ["that goes on for ever", `01-${traceId}-${spanId}-01-${"x".repeat(1_000)}`],
  ])("leave out a trace %s", (_, header) => {
    expect(idsOf(requestOf("10.0.0.1", ["traceparent", header]))).toEqual({});
  });

  it("have a trace of a later version, and one that the caller does not record", () => {
    const later = idsOf(requestOf("10.0.0.1", ["traceparent", `01-${traceId}-${spanId}-00-more`]));
    expect(later).toEqual({ trace: { traceId, spanId, isSampled: false } });
  });

  it("leave out what is sent twice", () => {
    const twice = [
      ["x-request-id", "a"],
      ["X-Request-Id", "b"],
      ["traceparent", traceparent],
    ] as const;
    expect(idsOf(requestOf("10.0.0.1", ...twice, ["traceparent", traceparent]))).toEqual({});
  });
});

it("looks an address up once", () => {
  const asked: string[] = [];
  const find = createProxiedIds((address) => asked.push(address) > 0);
  const request = { peer: "::ffff:10.0.0.1", header: () => "r-1" };
  expect([find(request).requestId, find(request).requestId, asked]).toEqual(["r-1", "r-1", ["10.0.0.1"]]);
});
