const millisecondsOfDay = 24 * 60 * 60 * 1_000;
/** A job so much further away stands beside one that is a day older. */
export const kmOfDay = 5;
/** A posting without a place is taken as one so far away. */
export const kmOfUnknown = 150;
/** After so many days, a job next door is worth half. */
export const daysOfHalf = 10;

/**
 * How jobs are ranked for a CV without a term: a new one nearby first. From 1 for one of today next door, down with
 * each day and with each five kilometres. Jobs with the same score stand in the order of their ids.
 */
export function placeScore(ageMs: number, km: number | undefined): number {
  const days = Math.max(0, ageMs) / millisecondsOfDay;
  return 1 / (1 + (days + (km ?? kmOfUnknown) / kmOfDay) / daysOfHalf);
}
