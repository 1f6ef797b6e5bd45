const moment = new Intl.DateTimeFormat("da-DK", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/Copenhagen",
});

/** A time in Copenhagen: "24. november 2026 kl. 13.05". */
export function momentText(at: Date): string {
  return moment.format(at);
}
