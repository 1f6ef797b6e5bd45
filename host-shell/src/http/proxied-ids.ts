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

export interface ProxiedRequest {
  /** Address of the other end of the connection; absent without a real server, as in tests. */
  readonly peer: string | undefined;
  /** The value of a header. One that is sent twice has a comma between its values, or counts as absent. */
  readonly header: (name: string) => string | undefined;
}

export type ProxiedIdsOf = (request: ProxiedRequest) => ProxiedIds;

const none: ProxiedIds = {};

const mostKnown = 10_000;

/** Letters, digits and signs that mean nothing in a log, a header or an address. */
const requestIdPattern = /^[\w.:+/=@-]{1,128}$/;
const traceParentPattern =
  /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.{0,400})?$/;

/**
 * Takes ids over from trusted proxies alone: one from anybody else could repeat that of another request. An id that is not
 * valid, or is sent twice, is ignored.
 */
export function createProxiedIds(isTrusted: IsTrusted): ProxiedIdsOf {
  // Looking an address up takes longer than answering from memory, and the same few proxies send most requests.
  const known = new Map<string, boolean>();
  const isProxy = (peer: string): boolean => {
    const answer = known.get(peer);
    if (answer !== undefined) return answer;
    const address = plainAddress(peer);
    const isOne = address !== undefined && isTrusted(address);
    if (known.size >= mostKnown) known.clear();
    known.set(peer, isOne);
    return isOne;
  };
  return ({ peer = "", header }) => {
    if (!isProxy(peer)) return none;
    const requestId = header("x-request-id");
    const trace = traceIn(header("traceparent"));
    return {
      ...(requestId !== undefined && requestIdPattern.test(requestId) && { requestId }),
      ...(trace && { trace }),
    };
  };
}

function traceIn(header = ""): ProxiedTrace | undefined {
  const [, version, traceId, spanId, flags = "", rest] = traceParentPattern.exec(header) ?? [];
  // Later versions may add parts; this one has none.
  if (traceId === undefined || spanId === undefined || (version === "00" && rest !== undefined)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
