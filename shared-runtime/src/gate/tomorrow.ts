const day = 86_400_000;
const hour = 3_600_000;

/** The next midnight in Copenhagen, in milliseconds since 1970. Handles days of 23 and 25 hours. */
export function tomorrowInCopenhagen(now: number): number {
  const { year, month, date } = calendarOf(now);
  const midnight = Date.UTC(year, month - 1, date) + day;
  // The offset from UTC never changes at midnight, so that midnight is either 22:00 or 23:00 UTC.
  return calendarOf(midnight - 2 * hour).hours === 0 ? midnight - 2 * hour : midnight - hour;
}

const calendar = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Copenhagen",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  hourCycle: "h23",
});

function calendarOf(instant: number) {
  const parts = Object.fromEntries(calendar.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = Number.NaN, month = Number.NaN, day: date = Number.NaN, hour: hours = Number.NaN } = parts;
  return { year, month, date, hours };
}
