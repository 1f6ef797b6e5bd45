import { daysAfter, isoDayOf, nextWorkingDay } from "shared-runtime/time/working-days.ts";

const inWords = new Intl.DateTimeFormat("da-DK", { timeZone: "UTC", dateStyle: "long" });
const weekday = new Intl.DateTimeFormat("da-DK", { timeZone: "UTC", weekday: "long" });
const dayAndMonth = new Intl.DateTimeFormat("da-DK", { timeZone: "UTC", day: "numeric", month: "long" });

const formats: Readonly<Record<string, (day: Date) => string>> = {
  dato: isoDayOf,
  dag: (day) => inWords.format(day),
  ugedag: (day) => `${weekday.format(day)} den ${dayAndMonth.format(day)}`,
};

/** The key of a relative date: a format, and the days from today. */
export const relativeDateKey = /^(dato|dag|ugedag)([+-]\d{1,4})$/;

/**
 * The relative dates that a text quotes, from the day of `now` in Copenhagen. On 28 November 2026, `dato+15` is
 * "2026-12-14": a date on a weekend or a Danish holiday moves to the next working day. `dag+15` is
 * "14. december 2026", `ugedag+15` "mandag den 14. december". Any other key is `undefined`.
 */
export function relativeDates(now: Date): (key: string) => string | undefined {
  return (key) => {
    const [, format = "", days] = relativeDateKey.exec(key) ?? [];
    return formats[format]?.(nextWorkingDay(daysAfter(now, Number(days))));
  };
}
