/** The seconds of the first pause. Each later pause is twice as long, up to an hour. */
const firstSeconds = 5;
const longestSeconds = 3_600;
/**
 * The largest random extension of a pause, as a share of the pause. It spreads messages that failed at the same time.
 */
const spread = 0.25;

/** Seconds from a failed attempt (1 is the first) to the next. `chance` is from 0 to 1. */
export function pauseAfter(attempt: number, chance: number): number {
  const exact = Math.min(firstSeconds * 2 ** (attempt - 1), longestSeconds / (1 + spread));
  return exact * (1 + spread * chance);
}

const daySeconds = 24 * 3_600;
/** The fewest attempts before a message is given up. With their pauses, they take 19 to 24 hours. */
const fewestAttempts = 33;

/**
 * Whether a message is given up after another failure: the message is a day old and was tried for about a day. A
 * message that had to wait for its first attempt, because there was no webhook or no server, is also tried for a full
 * day.
 */
export function isGivenUp({ attempt, ageSeconds }: { readonly attempt: number; readonly ageSeconds: number }): boolean {
  return ageSeconds >= daySeconds && attempt >= fewestAttempts;
}
