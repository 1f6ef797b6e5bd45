/** Caches values by key. Concurrent requests for a value create it once. */
export interface PageCache<TValue> {
  /** Returns the cached value if `parts` are the same objects as last time, else creates it with `make`. */
  readonly get: (key: string, parts: readonly unknown[], make: () => Promise<TValue>) => Promise<TValue>;
}

interface Entry<TValue> {
  readonly parts: readonly unknown[];
  readonly value: Promise<TValue>;
}

/** Keeps at most `capacity` values and evicts the least recently used. Failures are not cached. */
export function createPageCache<TValue>(capacity: number): PageCache<TValue> {
  // A Map keeps the order of insertion, so its first key is the least recently used.
  const entries = new Map<string, Entry<TValue>>();

  return {
    get: (key, parts, make) => {
      const known = entries.get(key);
      entries.delete(key);
      if (known && isSame(known.parts, parts)) {
        entries.set(key, known);
        return known.value;
      }
      const entry = { parts, value: make() };
      entries.set(key, entry);
      entry.value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      const [oldest] = entries.keys();
      if (entries.size > capacity && oldest !== undefined) entries.delete(oldest);
      return entry.value;
    },
  };
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((part, index) => Object.is(part, others[index]));
}
