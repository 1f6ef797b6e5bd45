import type { Context } from "hono";
import type { ApiEnv } from "./api-env.ts";
import { bodyOf } from "./body-of.ts";

/**
 * The request of a call, whose body is read from Node's own stream as far as it is wanted: the rest can be left unread
 * without breaking the connection. Node's conversion of streams would copy every chunk.
 */
export function unreadRequest(c: Context<ApiEnv>): Request {
  const { url, method, headers } = c.req.raw;
  if (method === "HEAD" || method === "GET") return new Request(url, { method, headers });
  const chunks = bodyOf(c).iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
  const init: RequestInit & { readonly duplex: "half" } = { method, headers, body, duplex: "half" };
  return new Request(url, init);
}
