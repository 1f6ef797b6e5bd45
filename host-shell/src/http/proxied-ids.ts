import type { IncomingMessage } from "node:http";
import { plainAddress } from "./plain-address.ts";
import type { IsTrusted } from "./trusted-proxies.ts";

/** How a proxy names a request, so that its log and ours meet. */
export interface ProxiedIds {
  /** `x-request-id`. */
  readonly requestId?: string;
  /** `traceparent`. */
  readonly trace?: ProxiedTrace;
}

/** The caller's part of a trace (W3C Trace Context), in lower-case hexadecimal. */
export interface ProxiedTrace {
  readonly traceId: string;
  readonly spanId: string;
  /** Whether the caller records it. */
  readonly isSampled: boolean;
}

/** Reads the ids of a request; without a real server, as in tests, there are none. */
export type ProxiedIdsOf = (incoming: Pick<IncomingMessage, "socket" | "rawHeaders"> | undefined) => ProxiedIds;

const none: ProxiedIds = {};

/** Letters, digits and signs that mean nothing in a log, a header or an address. */
const requestIdPattern = /^[\w.:+/=@-]{1,128}$/;
const traceParentPattern =
  /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.{0,400})?$/;

/**
 * Takes ids over from trusted proxies alone: one from anybody else could repeat that of another request. An id that is not
 * valid, or is sent twice, is ignored.
 */
export function createProxiedIds(isTrusted: IsTrusted): ProxiedIdsOf {
  return (incoming) => {
    const peer = plainAddress(incoming?.socket.remoteAddress ?? "");
    if (!incoming || peer === undefined || !isTrusted(peer)) return none;
    const requestId = onlyHeader(incoming.rawHeaders, "x-request-id");
    const trace = traceIn(onlyHeader(incoming.rawHeaders, "traceparent"));
    return {
      ...(requestId !== undefined && requestIdPattern.test(requestId) && { requestId }),
      ...(trace && { trace }),
    };
  };
}

/** The value of a header that is sent once. */
function onlyHeader(rawHeaders: readonly string[], name: string): string | undefined {
  let value: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const written = rawHeaders[index] ?? "";
    if (written.length !== name.length || written.toLowerCase() !== name) continue;
    if (value !== undefined) return undefined;
    value = rawHeaders[index + 1];
  }
  return value;
}

function traceIn(header = ""): ProxiedTrace | undefined {
  const [, version, traceId, spanId, flags = "", rest] = traceParentPattern.exec(header) ?? [];
  // Later versions may add parts; this one has none.
  if (traceId === undefined || spanId === undefined || (version === "00" && rest !== undefined)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
