const decimals = 1e9;

/** Rounds a score to nine decimals. Sums in another order differ in their last digits, so without them all rankers agree. */
export function exactScore(score: number): number {
  return Math.round(score * decimals) / decimals;
}
