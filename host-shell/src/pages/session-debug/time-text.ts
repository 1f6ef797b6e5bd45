const moments = new Intl.DateTimeFormat("da-DK", {
  timeZone: "Europe/Copenhagen",
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** `5. nov. 13.00.00`. `time` is in milliseconds since 1970. */
export function momentText(time: number): string {
  return moments.format(time).replace(" kl. ", " ");
}

/** `11 t. 4 min. 9 sek.`, without hours if there are none. Never negative. */
export function durationText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return `${hours > 0 ? `${hours} t. ` : ""}${minutes} min. ${seconds % 60} sek.`;
}
