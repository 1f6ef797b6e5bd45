/** The first day of a membership for somebody who joins on a day, both as `2026-12-01`: the first of the next month. */
export function firstDayOfMembership(joined: string): string {
  const [year = 0, month = 1] = joined.split("-").map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
