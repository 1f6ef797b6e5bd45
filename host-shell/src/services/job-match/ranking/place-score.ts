const millisecondsOfDay = 24 * 60 * 60 * 1_000;
/** A job so much further away stands beside one that is a day older. */
const kmOfDay = 5;
/** A posting without a place is taken as one so far away. */
const kmOfUnknown = 150;

/**
 * How jobs are ranked for a CV without a term: a new one nearby first. From 1 for one of today next door, down with
 * each day and with each five kilometres.
 */
export function placeScore(ageMs: number, km: number | undefined): number {
  const days = Math.max(0, ageMs) / millisecondsOfDay + (km ?? kmOfUnknown) / kmOfDay;
  return 1 / (1 + days / 10);
}
