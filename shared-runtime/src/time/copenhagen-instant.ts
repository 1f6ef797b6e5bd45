const zone = "Europe/Copenhagen";
const offsets = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
const day = 24 * 60 * 60_000;

const shape = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d))?(?:\.\d{1,9})?(Z|[+-]\d\d:\d\d)?$/;

/** Which of two instants a local time means if it is in the repeated hour in autumn. */
export type Occurrence = "first" | "second";

/**
 * The instant of "2026-10-25T02:30" in milliseconds since 1970; `undefined` if the text is not a valid date and time. A
 * text without `Z` or an offset is local time in Copenhagen. A local time that the change in spring skips counts as the
 * instant of the change.
 */
export function instantOf(text: string, occurrence: Occurrence): number | undefined {
  const [, year, month, date, hour, minute, second = "0", offset] = shape.exec(text) ?? [];
  if (year === undefined) return undefined;
  const parts = [year, month, date, hour, minute, second].map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const wall = Date.UTC(parts[0], parts[1] - 1, ...(parts.slice(2) as [number, number, number, number]));
  // Rejects dates such as 30 February, which Date.UTC accepts as 2 March.
  if (new Date(wall).toISOString().slice(0, 19) !== `${text.slice(0, 16)}:${second.padStart(2, "0")}`) return undefined;
  if (offset !== undefined) return instantWith(wall, offset);
  return instantInCopenhagen(wall, occurrence);
}

function instantWith(wall: number, offset: string): number | undefined {
  if (offset === "Z") return wall;
  const [hours = 0, minutes = 0] = offset.slice(1).split(":").map(Number);
  if (hours > 14 || minutes > 59) return undefined;
  return wall - (offset.startsWith("-") ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

function instantInCopenhagen(wall: number, occurrence: Occurrence): number {
  const [before, after] = [offsetAt(wall - day), offsetAt(wall + day)];
  const fitting = [wall - before, wall - after].filter((instant) => instant + offsetAt(instant) === wall);
  if (fitting.length === 0) return changeBetween(wall - day, wall + day);
  return occurrence === "first" ? Math.min(...fitting) : Math.max(...fitting);
}

/** The moment between two instants at which the offset changes. */
function changeBetween(from: number, to: number): number {
  let [before, after] = [from, to];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(middle) === offsetAt(from)) before = middle;
    else after = middle;
  }
  return after;
}

/** Offset of Copenhagen from UTC in milliseconds. */
export function offsetAt(instant: number): number {
  const name = offsets.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, hours = "0", minutes = "0"] = /\+(\d\d):(\d\d)/.exec(name) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * 60_000;
}
