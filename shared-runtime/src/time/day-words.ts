const zone = { timeZone: "Europe/Copenhagen" } as const;
const weekday = new Intl.DateTimeFormat("da-DK", { weekday: "long", ...zone });
const date = new Intl.DateTimeFormat("da-DK", { day: "numeric", month: "long", ...zone });

/** "mandag den 7. december" */
export function dateText(day: Date): string {
  return `${weekday.format(day)} den ${date.format(day).replaceAll(" ", "\u00A0")}`;
}
