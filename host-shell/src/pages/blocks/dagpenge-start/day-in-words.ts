import { longDay } from "../../patterns/danish-date/danish-date.ts";
import type { Day } from "./rules/calendar-day.ts";

/** 2027-01-01 -> "fredag den 1. januar 2027" */
export function dayInWords(day: Day): string {
  return longDay(Date.parse(`${day}T12:00:00Z`));
}
