import { instantOf } from "shared-runtime/time/copenhagen-instant.ts";

/** A cache, since thousands of postings share their dates and the conversion from Copenhagen time is slow. */
const cache = new Map<string, number>();
const mostRemembered = 1_000;

const day = /^\d{4}-\d\d-\d\d$/;

/**
 * The moment of a schema.org date, or date and time; `undefined` if the text is not valid. A text without an offset is
 * in Copenhagen time. For a day without a time, the moment is the first or the last second of the day, as `edge` says.
 * Midnight without an offset counts as a day without a time, since boards write it for a day.
 */
export function momentOf(text: string, edge: "beginning" | "end"): Date | undefined {
  const key = `${edge} ${text}`;
  const before = cache.get(key);
  if (before !== undefined) return new Date(before);
  const moment = readMoment(text, edge);
  if (cache.size === mostRemembered) cache.clear();
  if (moment) cache.set(key, moment.getTime());
  return moment;
}

function readMoment(text: string, edge: "beginning" | "end"): Date | undefined {
  const [, date = "", time = "", offset = ""] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:[.,]\d{1,9})?)? ?(Z|[+-]\d\d(?::?\d\d)?)?$/i.exec(text.trim()) ??
    [];
  if (!day.test(date)) return undefined;
  const isDay = time === "" || (/^00:00(?::00)?$/.test(time) && offset === "");
  const clock = isDay ? (edge === "beginning" ? "00:00:00" : "23:59:59") : time;
  const instant = instantOf(`${date}T${clock}${isDay && time === "" ? "" : zoneOf(offset)}`, "second");
  return instant === undefined ? undefined : new Date(instant);
}

function zoneOf(offset: string): string {
  if (offset === "" || offset.toUpperCase() === "Z") return offset.toUpperCase();
  return `${offset.slice(0, 3)}:${offset.slice(3).replace(":", "") || "00"}`;
}
