import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Reading } from "./reading.ts";
import { createReadings } from "./readings.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const waiting = (value: number): Reading => ({ gauge: "host_shell_reviews_waiting", value });
const failed = (value: 0 | 1): Reading => ({
  gauge: "host_shell_reading_failed",
  labels: { source: "reviews" },
  value,
});

function readingsOf(read: () => Promise<readonly Reading[]>) {
  const readings = createReadings({ withinMs: 100, keptMs: 1_000 });
  readings.add([{ source: "reviews", read }]);
  return readings;
}

it("shows values again for a while, and then reads them again", async () => {
  let value = 0;
  const readings = readingsOf(async () => [waiting((value += 1))]);
  expect(await readings.all()).toEqual([failed(0), waiting(1)]);
  expect(await readings.all()).toEqual([failed(0), waiting(1)]);
  vi.advanceTimersByTime(1_000);
  expect(await readings.all()).toEqual([failed(0), waiting(2)]);
});

it("leaves out what a source does not say in time, and asks it once until it answers", async () => {
  const { promise, resolve } = Promise.withResolvers<readonly Reading[]>();
  const read = vi
    .fn<() => Promise<readonly Reading[]>>()
    .mockReturnValueOnce(promise)
    .mockResolvedValue([waiting(5)]);
  const readings = readingsOf(read);
  for (let scrape = 0; scrape < 3; scrape += 1) {
    const all = readings.all();
    await vi.advanceTimersByTimeAsync(100);
    expect(await all).toEqual([failed(1)]);
  }
  expect(read).toHaveBeenCalledTimes(1);
  resolve([waiting(4)]);
  await vi.advanceTimersByTimeAsync(0);
  expect(await readings.all()).toEqual([failed(0), waiting(4)]);
});

it("leaves out what a source fails to say, and asks it again the next time", async () => {
  const read = vi
    .fn<() => Promise<readonly Reading[]>>()
    .mockRejectedValueOnce(new Error("away"))
    .mockResolvedValue([waiting(1)]);
  const readings = readingsOf(read);
  expect(await readings.all()).toEqual([failed(1)]);
  expect(await readings.all()).toEqual([failed(0), waiting(1)]);
});
