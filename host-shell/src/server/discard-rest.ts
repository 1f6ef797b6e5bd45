import type { IncomingMessage, ServerResponse } from "node:http";

/** The most that is read of a body after its answer. */
export interface DiscardLimit {
  readonly bytes: number;
  readonly milliseconds: number;
}

export const usualDiscardLimit: DiscardLimit = { bytes: 64 * 1_024 * 1_024, milliseconds: 30_000 };

/**
 * Reads and discards the rest of a request body after an early answer, and only then closes the connection if the answer
 * says so. Browsers and proxies read the answer only when they have sent the whole body; a connection that closes with
 * unread bytes is reset, which can discard the answer on its way.
 */
export function discardRest(incoming: IncomingMessage, outgoing: ServerResponse, limit = usualDiscardLimit): void {
  // Before "finish", at which Node closes the connection.
  outgoing.once("prefinish", () => {
    if (!incoming.complete && !incoming.destroyed) readToEnd(incoming, limit);
    // Node stops reading a connection whose body is paused.
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
