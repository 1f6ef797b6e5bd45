import { expect, test } from "vitest";
import { type Meter, watchGrowth } from "./watch-growth.ts";

/** A meter that the test controls. */
function meter(first: number) {
  let rss = first;
  let tick = (): void => undefined;
  let running = false;
  const hand: Meter = {
    rss: () => rss,
    every: (_, callback) => {
      tick = callback;
      running = true;
      return () => {
        running = false;
      };
    },
  };
  const shows = (value: number): void => {
    rss = value;
    if (running) tick();
  };
  return { hand, shows, isRunning: () => running };
}

test("growth up to the limit is allowed, and more is reported once", () => {
  const { hand, shows, isRunning } = meter(100);
  let breaches = 0;
  watchGrowth(400, hand, () => (breaches += 1));
  shows(500);
  expect(breaches).toBe(0);
  shows(501);
  shows(900);
  expect({ breaches, running: isRunning() }).toEqual({ breaches: 1, running: false });
});

test("growth counts from the least memory measured, so that memory freed by an earlier task allows no more growth", () => {
  const { hand, shows } = meter(300);
  let breaches = 0;
  watchGrowth(400, hand, () => (breaches += 1));
  shows(100);
  shows(501);
  expect(breaches).toBe(1);
});

test("a stopped watch reports nothing", () => {
  const { hand, shows } = meter(100);
  let breaches = 0;
  const stop = watchGrowth(400, hand, () => (breaches += 1));
  stop();
  shows(5000);
  expect(breaches).toBe(0);
});
