import { Readable } from "node:stream";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import type { Context } from "hono";
import type { ApiEnv } from "../api-env.ts";

/** The body as Node's own stream, if there is one: it can be left unread without breaking the connection. */
export function bodyOf(c: Context<ApiEnv>): Readable {
  const { incoming } = c.env;
  if (incoming) return incoming;
  const { body } = c.req.raw;
  return body ? Readable.fromWeb(body as NodeReadableStream) : Readable.from([]);
}
