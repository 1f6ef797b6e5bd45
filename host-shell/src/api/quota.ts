export type QuotaPlace =
  | { readonly free: true }
  /** `first` for the first call that found none; a place is free again after `waitMs`. */
  | { readonly free: false; readonly first: boolean; readonly waitMs: number };

export interface Quota {
  readonly take: () => QuotaPlace;
}

/** So many calls in each stretch of time, whoever makes them: it remembers a number, not people. */
export function createQuota(limits: { readonly calls: number; readonly milliseconds: number }): Quota {
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
