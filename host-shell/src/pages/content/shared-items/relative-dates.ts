import { daysAfter, isWorkday } from "./danish-holidays.ts";

const copenhagenDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Copenhagen" });
const inWords = new Intl.DateTimeFormat("da-DK", { timeZone: "UTC", dateStyle: "long" });
const weekday = new Intl.DateTimeFormat("da-DK", { timeZone: "UTC", weekday: "long" });
const dayAndMonth = new Intl.DateTimeFormat("da-DK", { timeZone: "UTC", day: "numeric", month: "long" });

const formats: Readonly<Record<string, (day: string) => string>> = {
  dato: (day) => day,
  dag: (day) => inWords.format(new Date(day)),
  ugedag: (day) => `${weekday.format(new Date(day))} den ${dayAndMonth.format(new Date(day))}`,
};

/** The key of a relative date: a format, and the days from today. */
export const relativeDateKey = /^(dato|dag|ugedag)([+-]\d{1,4})$/;

/**
 * The relative dates that a text quotes, from the day of `now` in Copenhagen. On 28 November 2026, `dato+15` is
 * "2026-12-14": a date on a weekend or a Danish holiday moves to the next working day. `dag+15` is
 * "14. december 2026", `ugedag+15` "mandag den 14. december". Any other key is `undefined`.
 */
export function relativeDates(now: Date): (key: string) => string | undefined {
  const today = copenhagenDay.format(now);
  return (key) => {
    const [, format = "", days] = relativeDateKey.exec(key) ?? [];
    return formats[format]?.(nextWorkday(daysAfter(today, Number(days))));
  };
}

function nextWorkday(day: string): string {
  let next = day;
  while (!isWorkday(next)) next = daysAfter(next, 1);
  return next;
}
