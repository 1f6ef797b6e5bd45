/** Keeps what was made for a key while it is fresh, and makes it once however many ask at the same time. */
export interface PageCache<TValue> {
  /** `parts` are what the value was made of: it is made anew as soon as one of them is another than last time. */
  readonly get: (key: string, parts: readonly unknown[], make: () => Promise<TValue>) => Promise<TValue>;
}

interface Entry<TValue> {
  readonly parts: readonly unknown[];
  readonly value: Promise<TValue>;
}

/** At most `capacity` values, the least recently used leave first. What failed is not kept. */
export function createPageCache<TValue>(capacity: number): PageCache<TValue> {
  // A Map remembers the order of insertion, so the first key is the one that was not used for longest.
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
