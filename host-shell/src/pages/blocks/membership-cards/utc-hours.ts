/**
 * The opening and closing times of each weekday, beginning with Monday, in minutes since midnight. The telephone is
 * closed on a day on which both times are equal.
 */
export type Hours = readonly { readonly opening: number; readonly closing: number }[];

/** A minute in milliseconds. */
export const minute = 60_000;
const day = 24 * 60;

/** The week as text for an attribute: seven ranges of minutes, Monday first. */
export function writtenHours(week: Hours): string {
  return week.map(({ opening, closing }) => `${opening}-${closing}`).join(" ");
}

/** Reads what `writtenHours` returns. */
export function hoursIn(written: string): Hours {
  return written.split(" ").map((range) => {
    const [opening = 0, closing = 0] = range.split("-").map(Number);
    return { opening, closing };
  });
}

/**
 * Whether the time of day in UTC lies between the opening and the closing time of the weekday in UTC, as the
 * specification says. The opening minute is open, the closing minute is not. `now` is in milliseconds since 1970.
 */
export function isOpenInUtc(week: Hours, now: number): boolean {
  const minutes = Math.floor(now / minute);
  const time = minutes % day;
  // The first day of 1970 was a Thursday.
  const { opening, closing } = week[(Math.floor(minutes / day) + 3) % 7] ?? { opening: 0, closing: 0 };
  return opening <= time && time < closing;
}

/** The next time at which the telephone opens or closes, in milliseconds since 1970; `undefined` if it never does. */
export function nextChangeInUtc(week: Hours, now: number): number | undefined {
  const today = Math.floor(now / minute / day);
  const edges = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((ahead) => {
    const { opening, closing } = week[(today + ahead + 3) % 7] ?? { opening: 0, closing: 0 };
    return [opening, closing].map((time) => ((today + ahead) * day + time) * minute);
  });
  const isOpen = isOpenInUtc(week, now);
  return edges.find((edge) => edge > now && isOpenInUtc(week, edge) !== isOpen);
}
