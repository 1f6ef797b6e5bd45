import { copenhagenIso } from "./copenhagen-iso.ts";

/*
 * The working days of Denmark. A day is a `Date`: any instant stands for its day in Copenhagen, and the results are noon
 * UTC, which is the same day in Copenhagen all year.
 */

/** The day of an instant in Copenhagen, as "2026-12-24". */
export const isoDayOf = (date: Date): string => copenhagenIso(date.getTime()).slice(0, 10);

/** Noon UTC of an ISO day. */
const noonOf = (isoDay: string): Date => new Date(`${isoDay}T12:00:00Z`);

/** The day that is `count` calendar days after another, or before it if `count` is negative. */
export function daysAfter(date: Date, count: number): Date {
  const day = noonOf(isoDayOf(date));
  day.setUTCDate(day.getUTCDate() + count);
  return day;
}

/**
 * Whether people work on a day: Monday to Friday, except the public holidays, and except 5 June, 24 and 31 December, on
 * which the offices of unions are closed although the law does not name them. Store bededag is a working day since 2024.
 */
export function isWorkingDay(date: Date): boolean {
  const day = noonOf(isoDayOf(date));
  const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
  return !isWeekend && !isClosed(day);
}

/** The day itself if it is a working day, and otherwise the first one after it. */
export function nextWorkingDay(date: Date): Date {
  let day = daysAfter(date, 0);
  while (!isWorkingDay(day)) day = daysAfter(day, 1);
  return day;
}

/**
 * The working day that is `count` working days after a day, which itself does not count: Thursday + 2 = Monday, Saturday
 * + 1 = Monday. With 0, the same as `nextWorkingDay`.
 */
export function addWorkingDays(date: Date, count: number): Date {
  let day = count === 0 ? nextWorkingDay(date) : date;
  for (let left = count; left > 0; left -= 1) day = nextWorkingDay(daysAfter(day, 1));
  return day;
}

const closedOn: ReadonlySet<string> = new Set(["01-01", "06-05", "12-24", "12-25", "12-26", "12-31"]);
/** Days from Easter Sunday: Maundy Thursday, Good Friday, Easter Monday, Ascension Day, Whit Monday. */
const closedAroundEaster: ReadonlySet<number> = new Set([-3, -2, 1, 39, 50]);
/** Store bededag: the fourth Friday after Easter, a public holiday until 2023. */
const prayerDay = 26;
const lastPrayerDay = 2023;

function isClosed(day: Date): boolean {
  const year = day.getUTCFullYear();
  const fromEaster = Math.round((day.getTime() - easterSunday(year).getTime()) / (24 * 60 * 60_000));
  return (
    closedOn.has(isoDayOf(day).slice(5)) ||
    closedAroundEaster.has(fromEaster) ||
    (fromEaster === prayerDay && year <= lastPrayerDay)
  );
}

/** Easter Sunday of a year of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
export function easterSunday(year: number): Date {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1, 12));
}
