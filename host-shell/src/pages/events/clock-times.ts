/** The times of an event on its day: "17:00". */
export interface ClockTimes {
  readonly from: string;
  readonly to: string | undefined;
}

const clock = String.raw`(?:kl\.?\s*)?(\d{1,2})(?:[.:](\d{2}))?`;
const single = new RegExp(`^${clock}$`, "i");
const range = new RegExp(String.raw`^${clock}\s*(?:[-–—]|til)\s*${clock}$`, "i");

/** "17.30", "kl. 17", "17:00" -> "17:30", "17:00", "17:00"; `undefined` for any other text. */
export function clockIn(text: string): string | undefined {
  const [, hours, minutes] = single.exec(text.trim()) ?? [];
  return hours === undefined ? undefined : clockOf(hours, minutes);
}

/** "kl. 17–19.30", "17.00 til 19.30", "kl. 17" -> the times; `undefined` for any other text. */
export function clockTimesIn(text: string): ClockTimes | undefined {
  const [, hours, minutes, endHours, endMinutes] = range.exec(text.trim()) ?? [];
  const from = hours === undefined ? clockIn(text) : clockOf(hours, minutes);
  if (from === undefined) return undefined;
  const to = endHours === undefined ? undefined : clockOf(endHours, endMinutes);
  return endHours !== undefined && to === undefined ? undefined : { from, to };
}

function clockOf(hours: string, minutes = "00"): string | undefined {
  return Number(hours) < 24 && Number(minutes) < 60 ? `${hours.padStart(2, "0")}:${minutes}` : undefined;
}
