import type { Context } from "hono";
import { type CodedBody, codingFor, isKnown } from "./coded-body.ts";

interface AnswerOptions {
  readonly type: string;
  readonly cacheControl: string;
  /** Defaults to 200. */
  readonly status?: 200 | 404;
}

/**
 * Answers with the best content encoding that the client accepts (Brotli, gzip, none), or with 304 if the client's copy
 * is current.
 */
export function answerBody(c: Context, body: CodedBody, { type, cacheControl, status = 200 }: AnswerOptions): Response {
  const coding = codingFor(c.req.header("accept-encoding"), body);
  const { bytes, etag } = body[coding] ?? body.identity;
  c.header("etag", etag);
  c.header("vary", "accept-encoding");
  c.header("cache-control", cacheControl);
  if (status === 200 && isKnown(c.req.header("if-none-match"), etag)) return c.body(null, 304);
  c.header("content-type", type);
  if (coding !== "identity") c.header("content-encoding", coding);
  c.header("content-length", String(bytes.byteLength));
  return c.body(bytes, status);
}
