import { daysAfter, isoDayOf } from "./working-days.ts";

const zone = { timeZone: "Europe/Copenhagen" } as const;
const weekday = new Intl.DateTimeFormat("da-DK", { weekday: "long", ...zone });
const date = new Intl.DateTimeFormat("da-DK", { day: "numeric", month: "long", ...zone });

export function weekdayOf(day: Date): string {
  return weekday.format(day);
}

/** "mandag den 7. december" */
export function dateText(day: Date): string {
  return `${weekday.format(day)} den ${date.format(day).replaceAll(" ", "\u00A0")}`;
}

/** A day after `from`: "mandag", or "mandag den 7. december" if a weekday alone would mean another week. */
export function dayText(day: Date, from: Date): string {
  return isoDayOf(day) < isoDayOf(daysAfter(from, 7)) ? weekdayOf(day) : dateText(day);
}
