/** The days of the week in the order of the opening hours. */
export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/** The hours of a day in minutes since midnight. The telephone is closed all day if both numbers are equal. */
export interface OpenDay {
  readonly opening: number;
  readonly closing: number;
}

/** Seven days, Monday first. */
export type OpenWeek = readonly OpenDay[];

export interface OpeningState {
  readonly isOpen: boolean;
  /** The next time at which the telephone opens or closes (milliseconds since 1970); `undefined` if it never opens. */
  readonly changesAt: number | undefined;
  /** The next time at which the telephone opens, after it has closed if it is open now; `undefined` as for `changesAt`. */
  readonly opensAt: number | undefined;
}

const minute = 60_000;
const inCopenhagen = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Copenhagen",
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const shortNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** Whether the telephone is open at `now` (milliseconds since 1970), by the time of day in Copenhagen. */
export function openingStateAt(week: OpenWeek, now: number): OpeningState {
  const known = found.get(week);
  if (known && known.from <= now && now < (known.state.changesAt ?? Infinity)) return known.state;
  const isOpen = isOpenAt(week, now);
  const changesAt = changeAfter(week, now, isOpen);
  const opensAt = isOpen && changesAt !== undefined ? changeAfter(week, changesAt, false) : changesAt;
  const state = { isOpen, changesAt, opensAt };
  found.set(week, { from: now, state });
  return state;
}

/** The last state found for each week. It is kept, since the search for a change takes up to a millisecond. */
const found = new WeakMap<OpenWeek, { readonly from: number; readonly state: OpeningState }>();

function isOpenAt(week: OpenWeek, now: number): boolean {
  const parts = Object.fromEntries(inCopenhagen.formatToParts(now).map(({ type, value }) => [type, value]));
  const day = week[shortNames.indexOf(parts["weekday"] ?? "")];
  const time = Number(parts["hour"]) * 60 + Number(parts["minute"]);
  return day !== undefined && time >= day.opening && time < day.closing;
}

/** Searches in steps of a quarter of an hour, which is shorter than any sensible opening, and then for the minute. */
function changeAfter(week: OpenWeek, now: number, isOpen: boolean): number | undefined {
  if (week.every(({ opening, closing }) => opening === closing)) return undefined;
  const start = Math.floor(now / minute) * minute;
  const step = 15 * minute;
  for (let at = start; at < start + 8 * 24 * 60 * minute; at += step) {
    if (isOpenAt(week, at + step) === isOpen) continue;
    let change = at + minute;
    while (isOpenAt(week, change) === isOpen) change += minute;
    return change;
  }
  return undefined;
}

/** Neighbouring days with the same hours; `first` and `last` count from Monday, which is 0. */
export interface SameHours extends OpenDay {
  readonly first: number;
  readonly last: number;
}

export function daysWithSameHours(week: OpenWeek): readonly SameHours[] {
  const groups: SameHours[] = [];
  for (const [index, day] of week.entries()) {
    const before = groups.at(-1);
    if (before && areSame(before, day)) groups[groups.length - 1] = { ...before, last: index };
    else groups.push({ ...day, first: index, last: index });
  }
  return groups;
}

function areSame(one: OpenDay, other: OpenDay): boolean {
  const isClosed = one.opening === one.closing;
  if (isClosed || other.opening === other.closing) return isClosed && other.opening === other.closing;
  return one.opening === other.opening && one.closing === other.closing;
}
