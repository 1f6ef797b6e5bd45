import type { IncomingMessage } from "node:http";

const maxBytes = 64 * 1_024 * 1_024;
const maxMs = 30_000;

/**
 * Reads and discards the rest of a request body after an early answer. Browsers read the answer only when they have
 * sent the whole body; they report a connection that closes earlier as an error.
 */
export function discardRest(incoming: IncomingMessage): void {
  if (incoming.readableEnded || incoming.destroyed) return;
  let discarded = 0;
  const tooSlow = setTimeout(hangUp, maxMs).unref();
  function hangUp(): void {
    incoming.socket.destroy();
  }
  incoming.on("data", (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > maxBytes) hangUp();
  });
  incoming.on("error", () => undefined);
  incoming.once("close", () => clearTimeout(tooSlow));
  incoming.resume();
}
