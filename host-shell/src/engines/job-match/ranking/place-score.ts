const millisecondsOfDay = 24 * 60 * 60 * 1_000;
/** The kilometres that count as much as one day of age. */
export const kmOfDay = 5;
/** The assumed distance, in kilometres, of a posting without a place. */
export const kmOfUnknown = 150;
/** The age in days at which a job at distance 0 scores half. */
export const daysOfHalf = 10;

/**
 * Scores a job for a CV without terms: new and near jobs first. The score is 1 for a job of today at distance 0, and
 * decreases with each day and each five kilometres.
 */
export function placeScore(ageMs: number, km: number | undefined): number {
  const days = Math.max(0, ageMs) / millisecondsOfDay;
  return 1 / (1 + (days + (km ?? kmOfUnknown) / kmOfDay) / daysOfHalf);
}
