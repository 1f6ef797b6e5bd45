import type { IncomingMessage, ServerResponse } from "node:http";
import { SenderTooSlow } from "../api/bodies/sender-too-slow.ts";

/** The slowest accepted pace of a request body: `bytes` per `milliseconds`. Uploads have their own, faster pace. */
export interface BodyPace {
  readonly bytes: number;
  readonly milliseconds: number;
}

export const usualBodyPace: BodyPace = { bytes: 100_000, milliseconds: 30_000 };

/** Milliseconds for the routes to answer after a body has been aborted. */
const answerMs = 1_000;

/**
 * Checks a body after each period of the pace, and aborts it if it is incomplete and too few bytes arrived in the
 * period. The route that reads the body gets a `SenderTooSlow`, and the connection is closed after the answer. Calls
 * `onUnanswered` if the route does not answer, or if its answer began before the abort. A body with bytes that wait to
 * be read is not aborted, since the sender does not cause this delay.
 */
export function watchBody(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { bytes, milliseconds }: BodyPace,
  onUnanswered: () => void,
): void {
  const { headers, socket } = incoming;
  if (headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0) return;
  let counted = socket.bytesRead;
  const timer = setInterval(() => {
    if (incoming.complete) return clearInterval(timer);
    const arrived = socket.bytesRead - counted;
    counted = socket.bytesRead;
    if (arrived >= bytes || incoming.readableLength > 0) return;
    clearInterval(timer);
    if (outgoing.headersSent) return onUnanswered();
    outgoing.setHeader("connection", "close");
    // The error needs a listener, since it is possible that no route reads the body.
    incoming.on("error", () => undefined).emit("error", new SenderTooSlow());
    setTimeout(() => {
      if (!outgoing.headersSent) onUnanswered();
    }, answerMs).unref();
  }, milliseconds).unref();
  incoming.once("close", () => clearInterval(timer));
}
