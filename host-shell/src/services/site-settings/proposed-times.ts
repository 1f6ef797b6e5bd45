import { instantOf } from "shared-runtime/time/copenhagen-instant.ts";
import { daysAfter, isoDayOf, isWorkingDay } from "shared-runtime/time/working-days.ts";
import type { OpenWeek } from "./opening-hours.ts";

const hour = 60;
/** One time in the morning, one after lunch and one in the afternoon, in minutes since midnight. */
const wanted = [10 * hour, 13 * hour, 15 * hour];
/** A conversation ends before the telephone closes. */
const length = hour;
/** The days after today among which the times are looked for. */
const mostDays = 30;

/**
 * Three times of a conversation, like "2026-11-30T10:00" in Copenhagen: on the next working days on which the telephone
 * is open, each at another time of the day. Fewer if it is rarely open.
 */
export function proposedTimes(week: OpenWeek, now: number): readonly string[] {
  const times: string[] = [];
  const today = new Date(now);
  for (let count = 1; count <= mostDays && times.length < wanted.length; count += 1) {
    const day = daysAfter(today, count);
    const open = week[(day.getUTCDay() + 6) % 7];
    if (!isWorkingDay(day) || !open) continue;
    const at = within(wanted[times.length] ?? 0, open);
    if (at !== undefined) times.push(`${isoDayOf(day)}T${clockOf(at)}`);
  }
  return times;
}

/** The time that is nearest to a wanted one and begins with an hour, in minutes; `undefined` if the day is too short. */
function within(time: number, { opening, closing }: OpenWeek[number]): number | undefined {
  const first = Math.ceil(opening / hour) * hour;
  const last = Math.floor((closing - length) / hour) * hour;
  return last < first ? undefined : Math.min(Math.max(time, first), last);
}

function clockOf(minutes: number): string {
  return `${String(minutes / hour).padStart(2, "0")}:00`;
}

/** The next midnight in Copenhagen, in milliseconds since 1970, after which other times are proposed. */
export function proposalsChangeAt(now: number): number {
  return instantOf(`${isoDayOf(daysAfter(new Date(now), 1))}T00:00`, "first") ?? NaN;
}
