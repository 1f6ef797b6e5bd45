/** Reproducible pseudo-random numbers by seed. */
export interface SeededRandom {
  /** A number from 0 to just below 1. */
  readonly next: () => number;
  /** An integer, both ends included. */
  readonly integer: (from: number, to: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** `count` different items, in the order of `items`. */
  readonly sample: <Item>(items: readonly Item[], count: number) => readonly Item[];
}

export function createSeededRandom(seed: number): SeededRandom {
  let state = Math.imul(seed ^ 0x9e_37_79_b9, 0x85_eb_ca_6b) >>> 0;

  /** mulberry32, by Tommy Ettinger, in the public domain. */
  function next(): number {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    integer,
    chance: (share) => next() < share,
    pick: (items) => {
      const item = items[integer(0, items.length - 1)];
      if (item === undefined) throw new Error("There is nothing to pick from.");
      return item;
    },
    sample: (items, count) => {
      const left = Math.min(count, items.length);
      const chosen = new Set<number>();
      while (chosen.size < left) chosen.add(integer(0, items.length - 1));
      return items.filter((_, index) => chosen.has(index));
    },
  };
}
