/** The days on which browsers reported a tool of a page. Days are dates in UTC, such as `2026-11-27`. */
export interface ReportDays {
  readonly firstDay: string;
  readonly lastDay: string;
  /** The number of days with a report. */
  readonly days: number;
  /** The most days without a report between two reports. */
  readonly longestPause: number;
}

/** The least number of days with a report before a page can count as stopped. */
export const leastDays = 3;
/** The least number of whole days without a report after which a page can count as stopped. */
export const leastSilence = 2;
/** A silence counts if the probability that it occurs by chance is less than this. */
const chance = 0.001;

/**
 * Whether a page that used to report has stopped: 3 days with a report, then at least 2 whole days without a report.
 * The silence must be longer than twice the longest pause, so that weekends do not count. The chance of such a silence
 * must be less than one in a thousand, so that a page with few visitors must be silent for longer: with a report on
 * `days` of `span` days, the chance of a day without a report is `1 - days / (span + 1)`.
 *
 * Daily for half a year -> after 2 days. Daily for a month -> after 3. On workdays -> after 6. On one day in five ->
 * after 28.
 */
export function hasStopped({ firstDay, lastDay, days, longestPause }: ReportDays, today: string): boolean {
  // Today is not over.
  const silence = daysBetween(lastDay, today) - 1;
  const span = daysBetween(firstDay, lastDay) + 1;
  return (
    days >= leastDays &&
    silence >= leastSilence &&
    silence > 2 * longestPause &&
    (1 - days / (span + 1)) ** silence < chance
  );
}

export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
