// This module is loaded when the form was sent.
import type { OpenHours } from "../../api/site-settings.ts";
import { copenhagenIso } from "../../time/copenhagen-iso.ts";
import { dateText } from "../../time/day-words.ts";
import { addWorkingDays, daysAfter, isoDayOf, isWorkingDay } from "../../time/working-days.ts";
import type { DoneValues } from "../lead-form.ts";

/** The least minutes in which an adviser can still call on the day of the request. */
const leastMinutes = 120;

/** What the receipt of the call-me form says: the time of the call, and the number. */
export const doneValues: DoneValues = (body, { week, now }) => {
  const { phone } = body as { readonly phone?: unknown };
  const time = week && callTime(week, now);
  return time === undefined || typeof phone !== "string" ? undefined : { tidspunkt: time, telefon: phoneText(phone) };
};

/**
 * When an adviser calls a person who asks for it at `now`: "i dag, torsdag den 26. november, mellem 13 og 17", "i morgen,
 * fredag den 27. november, mellem 8 og 16", "mandag den 30. november mellem 8 og 17". `undefined` if the telephone is
 * never open on a working day. `week` begins with Monday.
 */
export function callTime(week: readonly OpenHours[], now: Date): string | undefined {
  const today = isWorkingDay(now) ? hoursOf(week, now) : undefined;
  const from = today && Math.max(today.opening, nextHour(now));
  if (today && from !== undefined && today.closing - from >= leastMinutes)
    return `i dag, ${dateText(now)}, ${between({ ...today, opening: from })}`;
  for (let count = 1; count <= 7; count += 1) {
    const day = addWorkingDays(now, count);
    const hours = hoursOf(week, day);
    if (hours === undefined) continue;
    const isTomorrow = isoDayOf(day) === isoDayOf(daysAfter(now, 1));
    return `${isTomorrow ? `i morgen, ${dateText(day)},` : dateText(day)} ${between(hours)}`;
  }
  return undefined;
}

/** The opening hours of a day; `undefined` if the telephone is closed all day. */
function hoursOf(week: readonly OpenHours[], day: Date): OpenHours | undefined {
  const hours = week[(daysAfter(day, 0).getUTCDay() + 6) % 7];
  return hours && hours.opening < hours.closing ? hours : undefined;
}

/** The minutes from midnight in Copenhagen to the next full hour. */
function nextHour(now: Date): number {
  const [hour, minute] = copenhagenIso(now.getTime()).slice(11, 16).split(":").map(Number) as [number, number];
  return (minute === 0 ? hour : hour + 1) * 60;
}

const between = ({ opening, closing }: OpenHours): string => `mellem ${clockOf(opening)} og ${clockOf(closing)}`;

/** 480 -> "8", 510 -> "8.30" */
function clockOf(minutes: number): string {
  const past = minutes % 60;
  return `${Math.floor(minutes / 60)}${past === 0 ? "" : `.${String(past).padStart(2, "0")}`}`;
}

/** "+4520304050" -> "20 30 40 50". Numbers of other countries are unchanged. */
function phoneText(phone: string): string {
  const danish = /^\+45(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(phone);
  return danish ? danish.slice(1).join("\u00A0") : phone;
}
