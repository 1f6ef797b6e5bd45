interface CacheOptions {
  readonly mostAnswers: number;
  /** The most characters of all keys and answers together, as JSON. */
  readonly mostBytes: number;
  readonly mostMs: number;
  readonly clock: () => number;
}

export interface AnswerCache {
  readonly find: (key: string) => { readonly answer: unknown; readonly ageMs: number } | undefined;
  readonly keep: (key: string, answer: unknown) => void;
  readonly size: () => number;
}

/** Keeps the last answers, bounded by their number, size and age. The oldest are dropped first. */
export function createAnswerCache({ mostAnswers, mostBytes, mostMs, clock }: CacheOptions): AnswerCache {
  const kept = new Map<string, { readonly answer: unknown; readonly at: number; readonly bytes: number }>();
  let bytes = 0;
  const drop = (key: string): void => {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  return {
    find(key) {
      const known = kept.get(key);
      const ageMs = known ? clock() - known.at : 0;
      if (!known || ageMs > mostMs) {
        drop(key);
        return undefined;
      }
      return { answer: known.answer, ageMs };
    },
    keep(key, answer) {
      drop(key);
      const own = key.length + JSON.stringify(answer).length;
      if (own > mostBytes) return;
      kept.set(key, { answer, at: clock(), bytes: own });
      bytes += own;
      // The first key of the map is the oldest.
      for (const oldest of kept.keys()) {
        if (kept.size <= mostAnswers && bytes <= mostBytes) break;
        drop(oldest);
      }
    },
    size: () => kept.size,
  };
}
