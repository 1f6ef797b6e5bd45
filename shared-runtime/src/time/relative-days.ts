import { daysAfter, isoDayOf } from "./working-days.ts";

const danish = (options: Intl.DateTimeFormatOptions) => {
  const dates = new Intl.DateTimeFormat("da-DK", { timeZone: "Europe/Copenhagen", ...options });
  return (date: Date) => dates.format(date);
};
const weekday = /* @__PURE__ */ danish({ weekday: "long" });
const dayAndMonth = danish({ day: "numeric", month: "long" });
const dayMonthYear = danish({ day: "numeric", month: "long", year: "numeric" });
const clock = danish({ hour: "2-digit", minute: "2-digit" });

/** The date without the year if it is the current one: "20. november", "20. november 2025". No part of it breaks. */
export function dateWords(date: Date, now: Date): string {
  const isThisYear = isoDayOf(date).slice(0, 4) === isoDayOf(now).slice(0, 4);
  return (isThisYear ? dayAndMonth(date) : dayMonthYear(date)).replaceAll(" ", "\u00a0");
}

/** A day that is over or is today: "i dag", "i går", "20. november". */
export function pastDayWords(date: Date, now: Date): string {
  const day = isoDayOf(date);
  if (day === isoDayOf(now)) return "i dag";
  if (day === isoDayOf(daysAfter(now, -1))) return "i går";
  return dateWords(date, now);
}

/** A moment that is over: "i dag kl. 14.05", "i går kl. 14.05", "20. november kl. 14.05". */
export function momentWords(date: Date, now: Date): string {
  return `${pastDayWords(date, now)} kl.\u00a0${clock(date).replace(":", ".")}`;
}

/** A moment for a page that is printed: "28. november 2026 kl. 14.05". */
export function fullMomentWords(date: Date): string {
  return `${dayMonthYear(date).replaceAll(" ", "\u00a0")} kl.\u00a0${clock(date).replace(":", ".")}`;
}

/** A day that is to come: "i dag", "tirsdag den 1. december". */
export function comingDayWords(date: Date, now: Date): string {
  return isoDayOf(date) === isoDayOf(now) ? "i dag" : `${weekday(date)} den ${dateWords(date, now)}`;
}
