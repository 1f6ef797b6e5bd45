import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { HeaderPairs } from "../../http/header-pairs.ts";
import type { RequestLog } from "../../logging/request-log.ts";
import { chooseAnswer, type PageAnswer } from "./page-answer.ts";

interface Options {
  /** Returns the current answer of an address, given the value of `save-data`. */
  readonly find: (address: string, savesData: string | undefined) => PageAnswer | undefined;
  readonly requests: RequestLog;
  /** Headers of every answer. */
  readonly always: HeaderPairs;
}

/**
 * Answers a request for a page that is ready, without routing. Returns whether it did. An address with a query, another
 * method, and a request with a body take the long way.
 */
export function answerFromMemory(
  { method, url, rawHeaders }: IncomingMessage,
  outgoing: ServerResponse,
  { find, requests, always }: Options,
): boolean {
  if ((method !== "GET" && method !== "HEAD") || url === undefined) return false;
  const asked = askedIn(rawHeaders);
  if (!asked) return false;
  const page = find(url, asked["save-data"]);
  if (!page) return false;
  const correlationId = randomUUID();
  const { status, headers: ready, bytes } = chooseAnswer(page, asked);
  outgoing.writeHead(status, headersWith(correlationId, always, ready));
  outgoing.end(method === "HEAD" ? undefined : bytes);
  requests.note({ correlationId, method, path: url, status });
  return true;
}

/** Headers of an answer after its correlation id, which each request overwrites: `writeHead` reads them at once. */
const withId = new WeakMap<HeaderPairs, string[]>();

function headersWith(correlationId: string, always: HeaderPairs, ready: HeaderPairs): string[] {
  const known = withId.get(ready) ?? ["x-correlation-id", "", ...always, ...ready];
  if (known[1] === "") withId.set(ready, known);
  known[1] = correlationId;
  return known;
}

interface Asked {
  "accept-encoding"?: string;
  "if-none-match"?: string;
  "save-data"?: string;
}

/**
 * Reads the few headers that matter, since `incoming.headers` makes an object of all. Returns `undefined` for a request
 * with a body or with one of these headers twice.
 */
function askedIn(rawHeaders: readonly string[]): Asked | undefined {
  const asked: Asked = {};
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const written = rawHeaders[index] ?? "";
    // Only names of these lengths can be among them.
    if (written.length !== 9 && (written.length < 13 || written.length > 17)) continue;
    const name = written.toLowerCase();
    if (name === "content-length" || name === "transfer-encoding") return undefined;
    if (name !== "accept-encoding" && name !== "if-none-match" && name !== "save-data") continue;
    if (asked[name] !== undefined) return undefined;
    asked[name] = rawHeaders[index + 1] ?? "";
  }
  return asked;
}
