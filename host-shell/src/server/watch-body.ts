import type { IncomingMessage, ServerResponse } from "node:http";
import { SenderTooSlow } from "../api/bodies/sender-too-slow.ts";

/** The least of a request that must arrive in a time. Uploads have a pace of their own, which is faster. */
export interface BodyPace {
  readonly bytes: number;
  readonly milliseconds: number;
}

export const usualBodyPace: BodyPace = { bytes: 100_000, milliseconds: 30_000 };

/** Time for the routes to answer when the body ends. */
const answerMs = 1_000;

/**
 * Ends a body that neither arrives whole in the time of the pace, nor as fast as it demands in any later one: the route that
 * reads it gets a `SenderTooSlow`, and the connection ends with its answer. Calls `onUnanswered` if there is no answer then,
 * or if it had begun before. What has arrived and waits to be read is the server's own delay.
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
    // Nobody may read the body.
    incoming.on("error", () => undefined).emit("error", new SenderTooSlow());
    setTimeout(() => {
      if (!outgoing.headersSent) onUnanswered();
    }, answerMs).unref();
  }, milliseconds).unref();
  incoming.once("close", () => clearInterval(timer));
}
