/** As far as it is from one end of Denmark to the other. */
const farthest = 400;

/**
 * How far along a line from near to far a distance stands, 0 to 1. What is near is told apart more finely: 10 and 25 km
 * are two ways to work, 310 and 325 km are one move.
 */
export function nearness(km: number): number {
  return Math.min(1, Math.log1p(Math.max(0, km)) / Math.log1p(farthest));
}
