export type WindowPlace =
  | { readonly free: true }
  /** `first`: the call is the first that was refused in this window. The next window begins after `waitMs`. */
  | { readonly free: false; readonly first: boolean; readonly waitMs: number };

export interface FixedWindow {
  readonly take: () => WindowPlace;
}

/** Allows a number of calls in each window of time, for all callers together. */
export function createFixedWindow(limits: { readonly calls: number; readonly milliseconds: number }): FixedWindow {
  let began = Number.NEGATIVE_INFINITY;
  let calls = 0;
  return {
    take() {
      const now = performance.now();
      if (now - began >= limits.milliseconds) {
        began = now;
        calls = 0;
      }
      calls += 1;
      if (calls <= limits.calls) return { free: true };
      return { free: false, first: calls === limits.calls + 1, waitMs: began + limits.milliseconds - now };
    },
  };
}
