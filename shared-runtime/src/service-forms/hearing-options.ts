import type { Hearing } from "../api/hearings.ts";
import { dateText } from "../time/day-words.ts";
import { isoDayOf } from "../time/working-days.ts";
import type { Option } from "../ui/field/option.ts";

/** The hearings that take answers at a time, the one that ends first at the beginning. */
export function openHearings(hearings: readonly Hearing[], now: Date): readonly Hearing[] {
  const today = isoDayOf(now);
  return hearings
    .filter(({ deadline }) => deadline >= today)
    .toSorted((one, other) => one.deadline.localeCompare(other.deadline));
}

/** The options of the form with which members answer a hearing. */
export function hearingOptions(hearings: readonly Hearing[]): readonly Option[] {
  return hearings.map(({ id, title, deadline }) => ({
    value: id,
    label: title,
    hint: `Svar senest ${dateText(new Date(`${deadline}T12:00:00Z`))}`,
  }));
}
