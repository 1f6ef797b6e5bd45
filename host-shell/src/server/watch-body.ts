import type { IncomingMessage } from "node:http";

/** The least of a request that must arrive in a time. Uploads have a pace of their own, which is faster. */
export interface BodyPace {
  readonly bytes: number;
  readonly milliseconds: number;
}

export const usualBodyPace: BodyPace = { bytes: 100_000, milliseconds: 30_000 };

/**
 * Calls `onSlow` for a body that neither arrives whole in the time of the pace, nor as fast as it demands in any later one.
 * What has arrived and waits to be read is the server's own delay.
 */
export function watchBody(incoming: IncomingMessage, { bytes, milliseconds }: BodyPace, onSlow: () => void): void {
  const { headers, socket } = incoming;
  if (headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) === 0) return;
  let counted = socket.bytesRead;
  const timer = setInterval(() => {
    if (incoming.complete) return clearInterval(timer);
    const arrived = socket.bytesRead - counted;
    counted = socket.bytesRead;
    if (arrived >= bytes || incoming.readableLength > 0) return;
    clearInterval(timer);
    onSlow();
  }, milliseconds).unref();
  incoming.once("close", () => clearInterval(timer));
}
