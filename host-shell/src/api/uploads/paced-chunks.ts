import { endsWithin } from "../../concurrency/ends-within.ts";
import { SenderTooSlow } from "../bodies/sender-too-slow.ts";
import type { Pace } from "./upload-pace.ts";

/**
 * Reads chunks when the reader asks for them. Throws `SenderTooSlow` if less than the pace requires arrives while the
 * reader waits. Time in which the reader asks for nothing does not count.
 */
export function pacedChunks(chunks: AsyncIterator<Uint8Array>, { bytes, milliseconds }: Pace) {
  let waitedMs = 0;
  let arrived = 0;

  async function next(): Promise<IteratorResult<Uint8Array, unknown>> {
    const chunk = chunks.next();
    // The rejection is handled here, since the wait may end before the chunk fails.
    chunk.catch(() => undefined);
    for (;;) {
      const since = performance.now();
      const isInTime = await endsWithin(chunk, milliseconds - waitedMs);
      waitedMs += performance.now() - since;
      if (isInTime) return counted(await chunk);
      beginAgain();
    }
  }

  function counted(result: IteratorResult<Uint8Array, unknown>): IteratorResult<Uint8Array, unknown> {
    if (result.done === true) return result;
    arrived += result.value.length;
    if (waitedMs >= milliseconds) beginAgain();
    return result;
  }

  function beginAgain(): void {
    if (arrived < bytes) throw new SenderTooSlow();
    waitedMs = 0;
    arrived = 0;
  }

  return { next };
}
