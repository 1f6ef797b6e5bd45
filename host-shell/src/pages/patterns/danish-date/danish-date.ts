import { instantOf } from "shared-runtime/time/copenhagen-instant.ts";
import { copenhagenIso } from "shared-runtime/time/copenhagen-iso.ts";

const zone = { timeZone: "Europe/Copenhagen" } as const;
const part = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("da-DK", { ...zone, ...options });
  return (instant: number): string => format.format(instant);
};

/** The parts of a date in Danish, in Copenhagen: "tirsdag", "8.", "december", "2026". */
export const danishDay = {
  weekday: part({ weekday: "long" }),
  number: part({ day: "numeric" }),
  month: part({ month: "long" }),
  year: part({ year: "numeric" }),
} as const;

/** "tirsdag den 8. december 2026" */
export function longDay(instant: number): string {
  const { weekday, number, month, year } = danishDay;
  return `${weekday(instant)} den ${withStop(number(instant))} ${month(instant)} ${year(instant)}`;
}

/** "8." */
export function dayNumber(instant: number): string {
  return withStop(danishDay.number(instant));
}

const withStop = (number: string): string => (number.endsWith(".") ? number : `${number}.`);

/** The value of the attribute `datetime`: a day, or, unless it is midnight, a day and a time. */
export function machineDate(instant: number): string {
  const iso = copenhagenIso(instant);
  return iso.slice(11, 16) === "00:00" ? iso.slice(0, 10) : iso;
}

/** "kl. 9", "kl. 16.30"; `undefined` at midnight, since a day without a time begins then. */
export function clockTime(instant: number): string | undefined {
  const [hours = "", minutes = ""] = copenhagenIso(instant).slice(11, 16).split(":");
  if (`${hours}${minutes}` === "0000") return undefined;
  return `kl. ${Number(hours)}${minutes === "00" ? "" : `.${minutes}`}`;
}

/** The end of the day of an instant, in Copenhagen. */
export function endOfDay(instant: number): number {
  const next = new Date(`${copenhagenIso(instant).slice(0, 10)}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return instantOf(`${next.toISOString().slice(0, 10)}T00:00`, "first") ?? instant;
}
