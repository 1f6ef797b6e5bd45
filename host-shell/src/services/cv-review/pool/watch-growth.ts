export interface Meter {
  readonly rss: () => number;
  /** Calls back again and again; answers with what ends it. */
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
 * Calls `onBreach` once, when the process has grown by more than `growth` bytes since the least memory it was seen
 * with. No limit of a worker thread does this: they do not count array buffers, and going over them can end the whole
 * process.
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
