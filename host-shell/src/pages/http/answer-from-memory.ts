import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestLog } from "../../logging/request-log.ts";
import { chooseAnswer, type PageAnswer } from "./page-answer.ts";

interface Options {
  /** Returns the current answer of an address, given the value of `save-data`. */
  readonly find: (address: string, savesData: string | undefined) => PageAnswer | undefined;
  readonly requests: RequestLog;
}

/**
 * Answers a request for a page that is ready, without routing. Returns whether it did. An address with a query, another
 * method, and a request with a body take the long way.
 */
export function answerFromMemory(
  { method, url, headers }: IncomingMessage,
  outgoing: ServerResponse,
  { find, requests }: Options,
): boolean {
  if ((method !== "GET" && method !== "HEAD") || url === undefined) return false;
  if (headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined) return false;
  const page = find(url, headers["save-data"] as string | undefined);
  if (!page) return false;
  const correlationId = randomUUID();
  const { status, headers: ready, bytes } = chooseAnswer(page, headers);
  outgoing.writeHead(status, ["x-correlation-id", correlationId, ...ready]);
  outgoing.end(method === "HEAD" ? undefined : bytes);
  requests.note({ correlationId, method, path: url, status });
  return true;
}
