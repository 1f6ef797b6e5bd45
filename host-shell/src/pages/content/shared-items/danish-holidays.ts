/** The day of a date in UTC, as `2026-12-24`. */
const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** The day that is `count` days after an ISO day. */
export function daysAfter(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return isoDay(date);
}

/**
 * Whether people work on an ISO day: Monday to Friday, except the public holidays of Denmark and the three days on which
 * most workplaces are closed: 5 June, 24 and 31 December.
 */
export function isWorkday(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday >= 1 && weekday <= 5 && !isHoliday(day);
}

/** Days from Easter Sunday: Maundy Thursday, Good Friday, Easter Monday, Ascension Day and Whit Monday. */
const movableHolidays = [-3, -2, 1, 39, 50];
const fixedHolidays: ReadonlySet<string> = new Set(["01-01", "06-05", "12-24", "12-25", "12-26", "12-31"]);

function isHoliday(day: string): boolean {
  if (fixedHolidays.has(day.slice(5))) return true;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return movableHolidays.some((count) => daysAfter(easter, count) === day);
}

/** Easter Sunday of a year of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return isoDay(new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1)));
}
