import type { PageListFacts, PageListItem, PageTime } from "./page-list.ts";

export interface EventDate {
  readonly startsAt: number;
  /** From then on, the event is in the past: its beginning, or the end of its day if it has no time. */
  readonly isOverAt: number;
}

const hourMs = 60 * 60_000;

interface Dated {
  readonly additional: Pick<PageListFacts, "date"> | null;
}

/** The time of an event in milliseconds since 1970; `undefined` if the page has none. */
export function eventDateOf({ additional }: Dated): EventDate | undefined {
  const startsAt = instantOf(additional?.date);
  if (startsAt === undefined) return undefined;
  return { startsAt, isOverAt: hasTime(additional?.date) ? startsAt : startsAt + 24 * hourMs };
}

/** Whether a date has a time: midnight stands for the day. */
function hasTime(date: string | null | undefined): boolean {
  return !/T00:00(:00(\.0+)?)?(Z|[+-]|$)/.test(date ?? "");
}

/** Whether an event is in the future or in the past, as `when` says. One without a date is in neither. */
export function isAtTime(date: EventDate | undefined, when: PageTime | undefined, now: number): boolean {
  return date !== undefined && date.isOverAt > now === (when === "kommende");
}

/** The next time at which one of the events closes its sign-up; `undefined` if none will. */
export function nextClosing(items: readonly Pick<PageListItem, "additional">[], now: number): number | undefined {
  const closings = items.flatMap(({ additional }) => instantOf(additional?.closesAt) ?? []).filter((at) => at > now);
  return closings.length === 0 ? undefined : Math.min(...closings);
}

export function instantOf(iso: string | null | undefined): number | undefined {
  const instant = Date.parse(iso ?? "");
  return Number.isNaN(instant) ? undefined : instant;
}
