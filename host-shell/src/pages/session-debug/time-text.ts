const timeZone = "Europe/Copenhagen";
const days = new Intl.DateTimeFormat("da-DK", { timeZone, day: "numeric", month: "short" });
const times = new Intl.DateTimeFormat("da-DK", { timeZone, timeStyle: "medium" });

/** `5. nov. kl. 13.00.00`. `time` is in milliseconds since 1970. */
export function momentText(time: number): string {
  return `${days.format(time)} kl. ${times.format(time)}`;
}

/** `11 t. 4 min. 9 sek.`, without hours if there are none. Never negative. */
export function durationText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return `${hours > 0 ? `${hours} t. ` : ""}${minutes} min. ${seconds % 60} sek.`;
}
