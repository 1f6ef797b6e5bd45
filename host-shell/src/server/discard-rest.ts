import type { IncomingMessage } from "node:http";

const maxBytes = 64 * 1_024 * 1_024;
const maxMs = 30_000;

/**
 * Reads on after an answer that did not need the whole body, and throws it away. Browsers only look at the answer
 * when they have sent everything; a connection closed before is an error to them, not an answer.
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
