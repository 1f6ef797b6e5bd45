/** The values that a cached value depends on. */
interface Dependence {
  /** The value is current while this text is the same. */
  readonly revision: string;
  /** After a change of the revision, the value is still valid if these are the same objects. */
  readonly parts: readonly unknown[];
}

export interface Made<TValue> {
  readonly value: TValue;
  readonly bytes: number;
  /** Until when the value may be used, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Caches values by key. Concurrent requests for a value create it once. */
export interface PageCache<TValue> {
  /** Returns a value whose revision is current; its parts are not compared. */
  readonly current: (key: string, revision: string) => TValue | undefined;
  /** Returns the cached value if it was created with the same parts; otherwise creates it with `make`. */
  readonly get: (key: string, on: Dependence, make: () => Promise<Made<TValue>>) => Promise<TValue>;
  /** The size of all values in bytes. */
  readonly bytes: () => number;
}

interface Entry<TValue> {
  revision: string;
  readonly parts: readonly unknown[];
  readonly made: Promise<Made<TValue>>;
  /** Set as soon as the value is made. */
  ready?: Made<TValue>;
  /** Whether the value was used since eviction last skipped it. */
  isUsed: boolean;
}

/**
 * Keeps at most `maxEntries` values of at most `maxBytes` together, and evicts those that are not used. Failures are not
 * cached. `clock` is in milliseconds since 1970.
 */
export function createPageCache<TValue>(
  maxBytes: number,
  clock: () => number = Date.now,
  maxEntries = Infinity,
): PageCache<TValue> {
  // A Map keeps the order of insertion. Eviction begins with the oldest value. It skips a used value once, and moves it
  // to the end.
  const entries = new Map<string, Entry<TValue>>();
  let bytes = 0;

  const forget = (key: string): void => {
    bytes -= entries.get(key)?.ready?.bytes ?? 0;
    entries.delete(key);
  };
  /** Evicts other values, but never the newest one, which nobody can have used yet. */
  const evictFor = (newest: Entry<TValue>): void => {
    for (const [key, entry] of entries) {
      if (bytes <= maxBytes && entries.size <= maxEntries) return;
      if (!entry.ready || entry === newest) continue;
      if (entry.isUsed) {
        entry.isUsed = false;
        entries.delete(key);
        entries.set(key, entry);
      } else forget(key);
    }
  };
  const isLive = ({ ready }: Entry<TValue>): boolean => ready === undefined || ready.expiresAt > clock();

  return {
    current: (key, revision) => {
      const known = entries.get(key);
      if (!known?.ready || known.revision !== revision || !isLive(known)) return undefined;
      known.isUsed = true;
      return known.ready.value;
    },
    get: async (key, { revision, parts }, make) => {
      const known = entries.get(key);
      if (known && isLive(known) && isSame(known.parts, parts)) {
        known.revision = revision;
        known.isUsed = true;
        return (await known.made).value;
      }
      forget(key);
      const entry: Entry<TValue> = { revision, parts, made: make(), isUsed: false };
      entries.set(key, entry);
      try {
        const made = await entry.made;
        entry.ready = made;
        if (entries.get(key) === entry) {
          bytes += made.bytes;
          if (made.bytes > maxBytes) forget(key);
          else evictFor(entry);
        }
        return made.value;
      } catch (error) {
        if (entries.get(key) === entry) entries.delete(key);
        throw error;
      }
    },
    bytes: () => bytes,
  };
}

function isSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((part, index) => Object.is(part, others[index]));
}
