import { pino } from "pino";
import { expect, it, vi } from "vitest";
import { createReviewWatch } from "./review-watch.ts";

const log = pino({ level: "silent" });
const patient = new AbortController().signal;

it("resolves all calls that wait for a CV when this process settles it", async () => {
  const watch = createReviewWatch(async (ids) => new Set(ids), log);
  const both = Promise.all([watch.untilSettled("a", patient), watch.untilSettled("a", patient)]);
  watch.settled("a");
  expect(await both).toEqual([undefined, undefined]);
});

it("notices CVs that another process settled, with one query for all waiting calls", async () => {
  vi.useFakeTimers();
  const stillWaiting = vi.fn(async (ids: readonly string[]) => new Set(ids.filter((id) => id === "b")));
  const watch = createReviewWatch(stillWaiting, log);
  const leaving = new AbortController();
  const a = watch.untilSettled("a", patient);
  const b = watch.untilSettled("b", leaving.signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(250);
  await a;
  expect(stillWaiting.mock.calls).toEqual([[["a", "b"]]]);
  await vi.advanceTimersByTimeAsync(250);
  expect(stillWaiting.mock.calls).toEqual([[["a", "b"]], [["b"]]]);
  leaving.abort("gone");
  expect(await b).toBe("gone");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stillWaiting).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

it("queries again when the database did not answer", async () => {
  vi.useFakeTimers();
  const answers = [() => Promise.reject(new Error("away")), async () => new Set<string>()];
  const watch = createReviewWatch(() => answers.shift()?.() ?? Promise.resolve(new Set()), log);
  const a = watch.untilSettled("a", patient);
  await vi.advanceTimersByTimeAsync(500);
  expect(await a).toBeUndefined();
  vi.useRealTimers();
});

it("does not wait for a caller that has already gone", async () => {
  const watch = createReviewWatch(async (ids) => new Set(ids), log);
  await expect(watch.untilSettled("a", AbortSignal.abort("gone"))).rejects.toBe("gone");
});
