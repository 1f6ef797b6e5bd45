import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSlidingWindow } from "./sliding-window.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const twenty = { calls: 20, milliseconds: 60_000 };
const freeOf = (quota: ReturnType<typeof createSlidingWindow>, sender: string, calls: number) =>
  Array.from({ length: calls }, () => quota.take(sender)).filter((wait) => wait === undefined).length;

it("allows the limit at once for each sender separately", () => {
  const quota = createSlidingWindow(twenty);
  expect(freeOf(quota, "a", 1_000)).toBe(20);
  expect(freeOf(quota, "b", 5)).toBe(5);
});

it("returns when the sender may call again, and keeps to it", () => {
  const quota = createSlidingWindow(twenty);
  freeOf(quota, "a", 20);
  const wait = quota.take("a") ?? 0;
  expect(wait).toBe(63_000);
  vi.advanceTimersByTime(wait - 100);
  expect(quota.take("a")).toBeGreaterThan(0);
  vi.advanceTimersByTime(101);
  expect(quota.take("a")).toBeUndefined();
  const again = quota.take("a") ?? 0;
  expect(again).toBeGreaterThan(2_900);
  vi.advanceTimersByTime(again + 1);
  expect(quota.take("a")).toBeUndefined();
});

it("allows little more than the limit in any minute, however the calls are spread", () => {
  const quota = createSlidingWindow(twenty);
  const free: number[] = [];
  for (let second = 0; second < 600; second++) {
    if (quota.take("a") === undefined) free.push(second);
    vi.advanceTimersByTime(1_000);
  }
  const inMinutes = free.map((from) => free.filter((at) => at >= from && at < from + 60).length);
  expect(Math.max(...inMinutes)).toBeLessThanOrEqual(21);
  expect(free.length).toBeGreaterThan(190);
});

it("does not count calls that were refused", () => {
  const quota = createSlidingWindow(twenty);
  freeOf(quota, "a", 10_000);
  vi.advanceTimersByTime(120_000);
  expect(freeOf(quota, "a", 100)).toBe(20);
});

it("forgets quiet senders, and the oldest when there are too many", () => {
  const quota = createSlidingWindow({ ...twenty, senders: 1_000 });
  for (let sender = 0; sender < 5_000; sender++) quota.take(`sender ${sender}`);
  expect(quota.size()).toBeLessThanOrEqual(1_001);
  vi.advanceTimersByTime(120_000);
  quota.take("a");
  expect(quota.size()).toBe(1);
});

it("allows one call a minute if that is the limit", () => {
  const quota = createSlidingWindow({ calls: 1, milliseconds: 60_000 });
  expect(freeOf(quota, "a", 5)).toBe(1);
  vi.advanceTimersByTime((quota.take("a") ?? 0) + 1);
  expect(freeOf(quota, "a", 5)).toBe(1);
});

it("counts a call as many times as its weight says, and refuses one that does not fit while smaller ones do", () => {
  const quota = createSlidingWindow({ calls: 100, milliseconds: 60_000 });
  expect([quota.take("a", 70), quota.take("a", 40), quota.take("a", 30)]).toEqual([
    undefined,
    expect.any(Number),
    undefined,
  ]);
  const wait = quota.take("a", 50) ?? 0;
  vi.advanceTimersByTime(wait - 100);
  expect(quota.take("a", 50)).toBeGreaterThan(0);
  vi.advanceTimersByTime(101);
  expect(quota.take("a", 50)).toBeUndefined();
});

it("counts what has happened already, also beyond the limit", () => {
  const window = createSlidingWindow({ calls: 10, milliseconds: 1_000 });
  window.add("a", 25);
  expect([window.take("a", 0) !== undefined, window.take("b", 0)]).toEqual([true, undefined]);
});
