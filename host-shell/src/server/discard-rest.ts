import type { IncomingMessage, ServerResponse } from "node:http";

/** The most that is read of a request body after the response. */
export interface DiscardLimit {
  readonly bytes: number;
  readonly milliseconds: number;
}

export const usualDiscardLimit: DiscardLimit = { bytes: 64 * 1_024 * 1_024, milliseconds: 30_000 };

/**
 * Reads and discards the rest of a request body after an early response, and then closes the connection if the response
 * says so. Browsers and proxies read the response only after they have sent the whole body. Closing a connection with
 * unread bytes resets it, and the response could be lost.
 */
export function discardRest(incoming: IncomingMessage, outgoing: ServerResponse, limit = usualDiscardLimit): void {
  // Runs before "finish", at which Node closes the connection.
  outgoing.once("prefinish", () => {
    if (!incoming.complete && !incoming.destroyed) readToEnd(incoming, limit);
    // Node stops reading from a connection while its body is paused.
    else if (incoming.readableLength > 0) incoming.resume();
  });
}

function readToEnd(incoming: IncomingMessage, { bytes, milliseconds }: DiscardLimit): void {
  const { socket } = incoming;
  const destroySoon = socket.destroySoon.bind(socket);
  let isLast = false;
  let discarded = 0;
  const hangUp = (): void => void socket.destroy();
  const tooSlow = setTimeout(hangUp, milliseconds).unref();
  socket.destroySoon = () => {
    isLast = true;
    socket.end();
  };
  incoming.on("data", (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > bytes) hangUp();
  });
  incoming.on("error", () => undefined);
  incoming.once("close", () => {
    clearTimeout(tooSlow);
    socket.destroySoon = destroySoon;
    if (isLast) destroySoon();
  });
  incoming.resume();
}
