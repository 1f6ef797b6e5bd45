import * as v from "valibot";
import { weekdays } from "../../services/site-settings/opening-hours.ts";

const clock = /^([01]?\d|2[0-3])[.:]([0-5]\d)$|^24[.:]00$/;

/** A time of the day as minutes since midnight. */
const ClockField = v.pipe(
  v.object({ value: v.pipe(v.string(), v.trim(), v.regex(clock, "must be a time of the day, like 08:00")) }),
  v.transform(({ value }) => {
    const [hours = 0, minutes = 0] = value.split(/[.:]/).map(Number);
    return hours * 60 + minutes;
  }),
);

const Day = v.strictObject({ Opening: ClockField, Closing: ClockField });

/**
 * The opening hours of the telephone by weekday, in Copenhagen time. If both times of a day are equal, the telephone is
 * closed.
 */
export const OpeningHours = v.pipe(
  v.strictObject(
    Object.fromEntries(weekdays.map((day) => [day, Day])) as Record<(typeof weekdays)[number], typeof Day>,
  ),
  v.check(
    (hours) => weekdays.every((day) => hours[day].Opening <= hours[day].Closing),
    "Opening must not be later than Closing",
  ),
  v.transform((hours) => weekdays.map((day) => ({ opening: hours[day].Opening, closing: hours[day].Closing }))),
);
