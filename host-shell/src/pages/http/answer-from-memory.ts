import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { HeaderPairs } from "../../http/header-pairs.ts";
import type { ProxiedIdsOf } from "../../http/proxied-ids.ts";
import type { RequestLog } from "../../logging/request-log.ts";
import { startRequestSpan } from "../../tracing/request-span.ts";
import { chooseAnswer, type PageAnswer } from "./page-answer.ts";

interface Options {
  /** Returns the current answer of an address, given the value of `save-data`. */
  readonly find: (address: string, savesData: string | undefined) => PageAnswer | undefined;
  readonly requests: RequestLog;
  readonly proxiedIdsOf: ProxiedIdsOf;
  /** Headers of every answer. */
  readonly always: HeaderPairs;
}

/** The route of all pages. A request that is answered from memory does not use it. */
export const pageRoute = "/*";

/**
 * Answers a request for a page that is ready, without routing. Returns whether it did. Requests with a query, another
 * method or a body are not answered here.
 */
export function answerFromMemory(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { find, requests, proxiedIdsOf, always }: Options,
): boolean {
  const { method, url, rawHeaders } = incoming;
  if ((method !== "GET" && method !== "HEAD") || url === undefined) return false;
  const asked = askedIn(rawHeaders);
  if (!asked) return false;
  const page = find(url, asked["save-data"]);
  if (!page) return false;
  const correlationId = randomUUID();
  const { requestId = correlationId, trace } = proxiedIdsOf({
    peer: incoming.socket.remoteAddress,
    header: (name) => onlyHeader(rawHeaders, name),
  });
  const span = startRequestSpan(method, trace);
  const { status, headers: ready, bytes } = chooseAnswer(page, asked);
  outgoing.writeHead(status, headersWith({ correlationId, requestId }, always, ready));
  outgoing.end(method === "HEAD" ? undefined : bytes);
  span.end({ route: pageRoute, status });
  requests.note({ correlationId, requestId, traceId: span.traceId, method, path: url, status });
  return true;
}

/**
 * The headers of an answer. The ids of the request are at the beginning, and each request overwrites them. `writeHead`
 * reads the headers at once, so one array is enough.
 */
const withIds = new WeakMap<HeaderPairs, string[]>();

interface Ids {
  readonly correlationId: string;
  readonly requestId: string;
}

function headersWith({ correlationId, requestId }: Ids, always: HeaderPairs, ready: HeaderPairs): string[] {
  const known = withIds.get(ready) ?? ["x-correlation-id", "", "x-request-id", "", ...always, ...ready];
  if (known[1] === "") withIds.set(ready, known);
  known[1] = correlationId;
  known[3] = requestId;
  return known;
}

/** The value of a header; `undefined` if the request lacks the header or has it twice. */
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

interface Asked {
  "accept-encoding"?: string;
  "if-none-match"?: string;
  "save-data"?: string;
}

/**
 * Reads only the headers that matter here, since `incoming.headers` makes an object of all headers. Returns `undefined`
 * for a request with a body or with one of these headers twice.
 */
function askedIn(rawHeaders: readonly string[]): Asked | undefined {
  const asked: Asked = {};
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const written = rawHeaders[index] ?? "";
    // Skips names of other lengths, which cannot be among these headers.
    if (written.length !== 9 && (written.length < 13 || written.length > 17)) continue;
    const name = written.toLowerCase();
    if (name === "content-length" || name === "transfer-encoding") return undefined;
    if (name !== "accept-encoding" && name !== "if-none-match" && name !== "save-data") continue;
    if (asked[name] !== undefined) return undefined;
    asked[name] = rawHeaders[index + 1] ?? "";
  }
  return asked;
}
