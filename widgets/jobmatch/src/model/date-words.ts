const dayAndMonth = { day: "numeric", month: "long", timeZone: "UTC" } as const;

/** A day like 2026-12-31 as "31. december", with its year if that is not the present one. */
export function dateWords(day: string, today: Date): string {
  const date = new Date(`${day}T00:00:00Z`);
  const year = date.getUTCFullYear() === today.getFullYear() ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat("da-DK", { ...dayAndMonth, ...year }).format(date);
}
