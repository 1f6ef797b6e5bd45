interface Options {
  /** The milliseconds for which a missing path counts as missing. */
  readonly lastsMs: number;
  /** In milliseconds since 1970. */
  readonly clock: () => number;
}

/** Limits the requests to the layout service for paths to which nothing has a link. */
export interface MadeUpPaths {
  /** Whether the layout service recently answered that there is no such page. */
  readonly isMissing: (key: string) => boolean;
  readonly missed: (key: string) => void;
  readonly forget: (key: string) => void;
  /** Takes one request from the allowance. Returns `false` if the allowance is used up. */
  readonly take: () => boolean;
  /** Returns the request to the allowance, since the page exists. */
  readonly giveBack: () => void;
}

const mostMissing = 5_000;
/** The allowance has at most `atOnce` requests; each minute adds `perMinute` requests again. */
export const allowance = { atOnce: 60, perMinute: 60 };

export function createMadeUpPaths({ lastsMs, clock }: Options): MadeUpPaths {
  const missing = new Map<string, number>();
  let calls = allowance.atOnce;
  let countedAt = clock();

  return {
    isMissing: (key) => clock() - (missing.get(key) ?? -Infinity) < lastsMs,
    missed: (key) => {
      missing.delete(key);
      missing.set(key, clock());
      const [oldest] = missing.keys();
      if (missing.size > mostMissing && oldest !== undefined) missing.delete(oldest);
    },
    forget: (key) => void missing.delete(key),
    take: () => {
      const now = clock();
      calls = Math.min(allowance.atOnce, calls + ((now - countedAt) / 60_000) * allowance.perMinute);
      countedAt = now;
      if (calls < 1) return false;
      calls -= 1;
      return true;
    },
    giveBack: () => {
      calls += 1;
    },
  };
}
