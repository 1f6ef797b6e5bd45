export interface SlidingWindowOptions {
  /** The calls that one sender may make within `milliseconds`. */
  readonly calls: number;
  readonly milliseconds: number;
  /** The most senders that are remembered. The oldest is dropped first. */
  readonly senders?: number;
}

export interface SlidingWindow {
  /**
   * Counts a call with a weight. Returns the milliseconds until the sender may repeat the call; `undefined` if the call
   * is allowed. `calls` replaces the limit.
   */
  readonly take: (sender: string, weight?: number, calls?: number) => number | undefined;
  /** Counts a call that has already happened, even beyond the limit. A negative weight undoes a count. */
  readonly add: (sender: string, weight: number) => void;
  /** The number of remembered senders. */
  readonly size: () => number;
}

/** The calls of one sender in the current window and in the previous one. */
interface Window {
  readonly began: number;
  readonly before: number;
  calls: number;
}

const manySenders = 50_000;

/**
 * Limits the calls of each sender in any window of time. The calls of the previous window count as if they were spread
 * evenly over it, so that two numbers per sender are enough. A sender is dropped when its calls no longer count.
 */
export function createSlidingWindow({
  calls: limitOfAll,
  milliseconds,
  senders: most = manySenders,
}: SlidingWindowOptions): SlidingWindow {
  // In the order in which the windows began.
  const windows = new Map<string, Window>();

  function forgetOld(now: number): void {
    for (const [sender, { began }] of windows) {
      if (now - began < 2 * milliseconds && windows.size <= most) return;
      windows.delete(sender);
    }
  }

  function begin(sender: string, began: number, before: number): Window {
    const window = { began, before, calls: 0 };
    windows.delete(sender);
    windows.set(sender, window);
    return window;
  }

  function windowOf(sender: string, now: number): Window {
    const known = windows.get(sender);
    if (known === undefined) return begin(sender, now, 0);
    const over = now - known.began - milliseconds;
    return over < 0 ? known : begin(sender, now - over, known.calls);
  }

  return {
    take(sender, weight = 1, limit = limitOfAll) {
      const now = performance.now();
      forgetOld(now);
      const window = windowOf(sender, now);
      const passed = now - window.began;
      const counted = window.before * (1 - passed / milliseconds) + window.calls;
      if (counted + weight > limit) return waitOf(window, passed, limit - weight);
      window.calls += weight;
      return undefined;
    },
    add(sender, weight) {
      const now = performance.now();
      forgetOld(now);
      windowOf(sender, now).calls += weight;
    },
    size: () => windows.size,
  };

  function waitOf({ before, calls }: Window, passed: number, others: number): number {
    const room = others - calls;
    // The present window is full. Its calls count as spread over the next window, which must partly pass as well.
    if (room < 0) return milliseconds - passed + milliseconds * (1 - others / calls);
    return milliseconds * (1 - room / before) - passed;
  }
}
