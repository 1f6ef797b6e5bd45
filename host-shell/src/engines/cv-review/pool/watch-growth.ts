export interface Meter {
  readonly rss: () => number;
  /** Calls `tick` repeatedly; returns a function that stops it. */
  readonly every: (milliseconds: number, tick: () => void) => () => void;
}

const pollMilliseconds = 25;

export const processMeter: Meter = {
  rss: () => process.memoryUsage.rss(),
  every: (milliseconds, tick) => {
    const timer = setInterval(tick, milliseconds);
    return () => clearInterval(timer);
  },
};

/**
 * Calls `onBreach` once, when the process has grown by more than `growth` bytes above the least memory measured so far.
 * Returns a function that stops the watch. The resource limits of a worker thread cannot replace it: they do not count
 * array buffers, and exceeding them can end the whole process.
 */
export function watchGrowth(growth: number, meter: Meter, onBreach: () => void): () => void {
  let least = meter.rss();
  const stop = meter.every(pollMilliseconds, () => {
    const rss = meter.rss();
    least = Math.min(least, rss);
    if (rss - least <= growth) return;
    stop();
    onBreach();
  });
  return stop;
}
