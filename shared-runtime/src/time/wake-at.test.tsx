import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { wakeAt } from "./wake-at.ts";

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const days = 24 * 60 * 60_000;

it("calls back at the moment and not before, however far away it is", () => {
  const woken = vi.fn();
  wakeAt(60 * days, Date.now, woken);
  vi.advanceTimersByTime(60 * days - 1);
  expect(woken).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.advanceTimersByTime(days);
  expect(woken).toHaveBeenCalledTimes(1);
});

it("checks the clock as soon as the page becomes visible, for example after sleep", () => {
  const woken = vi.fn();
  wakeAt(5 * days, Date.now, woken);
  vi.setSystemTime(6 * days);
  expect(woken).not.toHaveBeenCalled();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(woken).toHaveBeenCalledTimes(1);
});

it("notices within a minute after sleep that the moment has passed", () => {
  const woken = vi.fn();
  wakeAt(5 * days, Date.now, woken);
  vi.setSystemTime(6 * days);
  vi.advanceTimersByTime(60_000);
  expect(woken).toHaveBeenCalledTimes(1);
});

it("calls back at once for a moment in the past, and never after it was cancelled", () => {
  const [past, calledOff] = [vi.fn(), vi.fn()];
  wakeAt(-1, Date.now, past);
  wakeAt(days, Date.now, calledOff)();
  vi.advanceTimersByTime(2 * days);
  document.dispatchEvent(new Event("visibilitychange"));
  expect([past.mock.calls.length, calledOff.mock.calls.length]).toEqual([1, 0]);
});
