/** Mulberry32: the same numbers from 0 to 1 for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The number of hits in `trials`, by the gaps between them. */
export function binomial(trials: number, rate: number, random: () => number): number {
  if (rate <= 0) return 0;
  if (rate >= 1) return trials;
  const logOfMiss = Math.log1p(-rate);
  let [hits, at] = [0, 0];
  for (;;) {
    at += Math.floor(Math.log(1 - random()) / logOfMiss) + 1;
    if (at > trials) return hits;
    hits += 1;
  }
}

/** The share of visits above the p75 of `stable` if all take `times` as long. Times are lognormal with that spread. */
export function slowShare(times: number, spread: number): number {
  return 1 - normal(0.674_49 - Math.log(times) / spread);
}

/** The normal distribution (Abramowitz and Stegun 7.1.26, within 1.5e-7). */
function normal(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.327_591_1 * x);
  const tail =
    ((((1.061_405_429 * t - 1.453_152_027) * t + 1.421_413_741) * t - 0.284_496_736) * t + 0.254_829_592) * t;
  const erf = 1 - tail * Math.exp(-x * x);
  return z < 0 ? (1 - erf) / 2 : (1 + erf) / 2;
}
