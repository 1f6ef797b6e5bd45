import type { Context } from "hono";
import type { ApiEnv } from "../api-env.ts";
import { bodyOf } from "./body-of.ts";
import { pacedChunks } from "../uploads/paced-chunks.ts";
import type { Pace } from "../uploads/upload-pace.ts";

export interface UnreadRules {
  /** The address that the receiver sees: only the path that the route has checked. */
  readonly path: string;
  readonly pace: Pace;
  /** Called when the first bytes have arrived. If it throws, the body ends with that error. */
  readonly admit: () => void;
  /** Called with the error that ends the body, such as `SenderTooSlow`. */
  readonly onFault: (fault: unknown) => void;
}

/**
 * The request of a call. Its body is read from Node's own stream only as far as needed; the rest can be left unread
 * without breaking the connection. Converting the stream with Node's own function would copy every chunk.
 */
export function unreadRequest(c: Context<ApiEnv>, { path, pace, admit, onFault }: UnreadRules): Request {
  const { method, headers } = c.req.raw;
  const url = new URL(path, "http://localhost");
  if (method === "HEAD" || method === "GET") return new Request(url, { method, headers });
  const chunks = pacedChunks(bodyOf(c).iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>, pace);
  let isFirst = true;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { value, done } = await chunks.next();
          if (done === true) return controller.close();
          if (isFirst) admit();
          isFirst = false;
          controller.enqueue(value);
        } catch (error) {
          onFault(error);
          throw error;
        }
      },
    },
    { highWaterMark: 0 },
  );
  const init: RequestInit & { readonly duplex: "half" } = { method, headers, body, duplex: "half" };
  return new Request(url, init);
}
