/** A day of the calendar, as `2026-11-28`. Days compare as texts. */
export type Day = string;

/** `2026-11-28`, or as people write it: `28-11-2026`, `28.11.2026`, `28/11 2026`. `undefined` if there is no such day. */
export function readDay(text: string): Day | undefined {
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[-./ ]+(\d{1,2})[-./ ]+(\d{4})$/.exec(text) ?? [];
  const iso = year === "" ? text : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return undefined;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? undefined : iso;
}

/**
 * The same day of the month, `count` months later, or the last day of that month: 31 January -> 28 February. `count` may
 * be negative.
 */
export function monthsLater(day: Day, count: number): Day {
  const [year, month, date] = partsOf(day);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return isoOf(year, month - 1 + count, Math.min(date, last));
}

/** The day `count` days later. `count` may be negative. */
export function daysLater(day: Day, count: number): Day {
  const [year, month, date] = partsOf(day);
  return isoOf(year, month - 1, date + count);
}

/**
 * The first day after a period of `count` months that begins on a day: 28 November 2025 and 12 months -> 28 November
 * 2026; 29 February 2024 and 12 months -> 1 March 2025.
 */
export function afterMonths(day: Day, count: number): Day {
  const later = monthsLater(day, count);
  return later.slice(8) === day.slice(8) ? later : daysLater(later, 1);
}

/** The number of whole months from a day until another day, which is not part of them. 0 if the second is earlier. */
export function wholeMonths(from: Day, until: Day): number {
  if (until <= from) return 0;
  const [year, month] = partsOf(from);
  const [lastYear, lastMonth] = partsOf(until);
  const most = (lastYear - year) * 12 + lastMonth - month;
  return afterMonths(from, most) <= until ? most : most - 1;
}

/** The last of some days. */
export function latest(...days: readonly Day[]): Day {
  return days.reduce((one, other) => (other > one ? other : one));
}

function partsOf(day: Day): readonly [year: number, month: number, date: number] {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return [year, month, date];
}

const isoOf = (year: number, monthIndex: number, date: number): Day =>
  new Date(Date.UTC(year, monthIndex, date)).toISOString().slice(0, 10);
