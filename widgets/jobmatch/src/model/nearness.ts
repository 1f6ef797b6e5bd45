/** Kilometres from one end of Denmark to the other. */
const farthest = 400;

/**
 * Position of a distance on a logarithmic scale, 0 to 1. Near distances differ more: 10 and 25 km are two different
 * commutes, 310 and 325 km both mean moving.
 */
export function nearness(km: number): number {
  return Math.min(1, Math.log1p(Math.max(0, km)) / Math.log1p(farthest));
}
