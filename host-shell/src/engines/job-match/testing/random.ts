/** Reproducible pseudo-random numbers from 0 to just below 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<Choice>(random: () => number, choices: readonly [Choice, ...Choice[]]): Choice;
export function pick<Choice>(random: () => number, choices: readonly Choice[]): Choice;
export function pick<Choice>(random: () => number, choices: readonly Choice[]): Choice | undefined {
  return choices[Math.floor(random() * choices.length)];
}
