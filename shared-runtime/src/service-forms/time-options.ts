import type { Option } from "../ui/field/option.ts";
import { anyTime, isPreferredTime } from "./preferred-time.ts";

// The time has no offset, so that it is formatted as it is written.
const weekday = new Intl.DateTimeFormat("da-DK", { weekday: "long", timeZone: "UTC" });
const date = new Intl.DateTimeFormat("da-DK", { day: "numeric", month: "long", timeZone: "UTC" });

/** "2026-11-30T10:00" -> "Mandag den 30. november kl. 10.00"; `undefined` for another text. */
export function timeLabel(time: string): string | undefined {
  if (time === anyTime || !isPreferredTime(time)) return undefined;
  const day = new Date(`${time}:00Z`);
  const name = weekday.format(day);
  const written = date.format(day).replace(" ", "\u00A0");
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)} den ${written} kl.\u00A0${time.slice(11).replace(":", ".")}`;
}

/** A time as `timeLabel` writes it, to go on a sentence: "tirsdag den 1. december kl. 13.00". */
export function timeInSentence(time: string): string | undefined {
  const label = timeLabel(time);
  return label && `${label.slice(0, 1).toLowerCase()}${label.slice(1)}`;
}

/** The options for times that are separated by spaces; none for an empty text. */
export function timeOptions(times: string): readonly Option[] {
  const proposed = times.split(" ").flatMap((time) => {
    const label = timeLabel(time);
    return label === undefined ? [] : [{ value: time, label }];
  });
  if (proposed.length === 0) return [];
  return [...proposed, { value: anyTime, label: "Ring, så finder vi en anden tid" }];
}
