import type { Context } from "hono";
import { codingFor, isKnown, type PageBody } from "./page-body.ts";

/** Answers with a finished body in the best coding the client takes, or says that the client's copy is still good. */
export function answerBody(c: Context, body: PageBody, status: 200 | 404, type: string): Response {
  const coding = codingFor(c.req.header("accept-encoding"));
  const { bytes, etag } = body[coding];
  c.header("etag", etag);
  c.header("vary", "accept-encoding");
  c.header("cache-control", status === 200 ? "public, max-age=0, must-revalidate" : "no-store");
  if (status === 200 && isKnown(c.req.header("if-none-match"), etag)) return c.body(null, 304);
  c.header("content-type", type);
  if (coding !== "identity") c.header("content-encoding", coding);
  c.header("content-length", String(bytes.byteLength));
  return c.body(bytes, status);
}
