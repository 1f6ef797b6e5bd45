export interface JobLimits {
  /** How far the process may grow while the job runs, in bytes. */
  readonly growth: number;
  readonly milliseconds: number;
}

export interface Clock {
  readonly rss: () => number;
  /** Calls back again and again; answers with what ends it. */
  readonly every: (milliseconds: number, tick: () => void) => () => void;
  readonly now: () => number;
}

const pollMilliseconds = 25;

export const processClock: Clock = {
  rss: () => process.memoryUsage.rss(),
  now: () => performance.now(),
  every: (milliseconds, tick) => {
    const timer = setInterval(tick, milliseconds);
    return () => clearInterval(timer);
  },
};

/**
 * Watches a job from outside its thread, which no limit of a worker can do for array buffers. Calls `onBreach` once, when
 * the process has grown too much since the least memory it was seen with, or time is up. Answers with what ends it.
 */
export function watch(limits: JobLimits, clock: Clock, onBreach: () => void): () => void {
  const start = clock.now();
  let least = clock.rss();
  const stop = clock.every(pollMilliseconds, () => {
    const rss = clock.rss();
    least = Math.min(least, rss);
    if (rss - least <= limits.growth && clock.now() - start <= limits.milliseconds) return;
    stop();
    onBreach();
  });
  return stop;
}
