/** Kilometres from one end of Denmark to the other. */
const farthest = 400;

/**
 * Position of a distance on a scale from 0 to 1. Short distances are further apart: 10 and 25 km are different
 * commutes, while 310 and 325 km both mean moving house. The cube root spreads the marks of the scale so far that each
 * mark has room for its label.
 */
export function nearness(km: number): number {
  return Math.min(1, Math.cbrt(Math.max(0, km) / farthest));
}
