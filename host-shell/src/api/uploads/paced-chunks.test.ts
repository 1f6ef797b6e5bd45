import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SenderTooSlow } from "../bodies/sender-too-slow.ts";
import { pacedChunks } from "./paced-chunks.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pace = { bytes: 1_000, milliseconds: 10_000 };

/** A sender of chunks of `bytes` bytes, one every `everyMs` milliseconds. */
function sender(bytes: number, everyMs: number) {
  const next = async (): Promise<IteratorResult<Uint8Array>> => {
    await new Promise((resolve) => setTimeout(resolve, everyMs));
    return { value: new Uint8Array(bytes), done: false };
  };
  return pacedChunks({ next }, pace);
}

async function lengthOf(reading: Pick<ReturnType<typeof sender>, "next">): Promise<number> {
  const { value, done } = await reading.next();
  return done === true ? 0 : value.length;
}

/** Reads chunks for this many milliseconds. Resolves with the number of bytes, or with the error. */
async function readFor(reading: ReturnType<typeof sender>, milliseconds: number): Promise<unknown> {
  const until = performance.now() + milliseconds;
  const reads = (async () => {
    let bytes = 0;
    while (performance.now() < until) bytes += await lengthOf(reading);
    return bytes;
  })().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(milliseconds + 20_000);
  return reads;
}

it("reads from a sender that keeps the pace", async () => {
  expect(await readFor(sender(1_000, 10_000), 100_000)).toBe(10_000);
  expect(await readFor(sender(100, 900), 90_000)).toBe(10_000);
});

it.each([
  ["sends nothing", 0, 1_000_000],
  ["sends a byte from time to time", 1, 3_000],
  ["sends a little less than the pace", 95, 1_000],
])("gives up a sender that %s", async (_, bytes, everyMs) => {
  expect(await readFor(sender(bytes, everyMs), 60_000)).toBeInstanceOf(SenderTooSlow);
});

it("does not count the time in which no chunk is wanted", async () => {
  const reading = sender(200, 1);
  const lengths: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const length = lengthOf(reading);
    await vi.advanceTimersByTimeAsync(60_000);
    lengths.push(await length);
  }
  expect(lengths).toEqual([200, 200, 200, 200, 200]);
});

it("ends with its chunks, and fails with them", async () => {
  const ended = pacedChunks({ next: async () => ({ value: undefined, done: true }) }, pace);
  expect(await ended.next()).toEqual({ value: undefined, done: true });
  const lost = pacedChunks({ next: () => Promise.reject(new Error("aborted")) }, pace);
  await expect(lost.next()).rejects.toThrow("aborted");
});
