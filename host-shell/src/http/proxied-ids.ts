import { plainAddress } from "./plain-address.ts";
import type { IsTrusted } from "./trusted-proxies.ts";

/** The ids that a proxy gave a request, so that the request can be found in the logs of the proxy and this server. */
export interface ProxiedIds {
  /** Value of `x-request-id`. */
  readonly requestId?: string;
  /** Value of `traceparent`. */
  readonly trace?: ProxiedTrace;
}

/** The caller's part of a trace (W3C Trace Context), in lower-case hexadecimal. */
export interface ProxiedTrace {
  readonly traceId: string;
  readonly spanId: string;
  /** Whether the caller records the trace. */
  readonly isSampled: boolean;
}

export interface ProxiedRequest {
  /** Address of the other end of the connection; absent without a real server, as in tests. */
  readonly peer: string | undefined;
  /** The value of a header. A header that is sent twice has its values joined by a comma, or is absent. */
  readonly header: (name: string) => string | undefined;
}

export type ProxiedIdsOf = (request: ProxiedRequest) => ProxiedIds;

const none: ProxiedIds = {};

const mostKnown = 10_000;

/** Letters, digits and signs without a special meaning in a log, a header or an address. */
const requestIdPattern = /^[\w.:+/=@-]{1,128}$/;
const traceParentPattern =
  /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(-.{0,400})?$/;

/**
 * Accepts ids only from trusted proxies, since other clients could repeat the id of another request. Ignores an id that
 * is invalid or sent twice.
 */
export function createProxiedIds(isTrusted: IsTrusted): ProxiedIdsOf {
  // Caches the check, which takes longer than answering from memory; a few proxies send most requests.
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
  // Later versions of the header may have more parts; version 00 has exactly these.
  if (traceId === undefined || spanId === undefined || (version === "00" && rest !== undefined)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
