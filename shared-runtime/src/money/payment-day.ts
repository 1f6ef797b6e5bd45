import { isoDayOf, nextWorkingDay } from "../time/working-days.ts";

const dayAndMonth = new Intl.DateTimeFormat("da-DK", { timeZone: "UTC", day: "numeric", month: "long" });

/** When dues are collected: "Vi trækker kontingentet …". */
export const paymentRhythm = "hvert kvartal, på kvartalets første hverdag";

/**
 * The day of the first collection for somebody who joins at `start`: the first working day of the next quarter, at noon
 * UTC.
 */
export function firstPaymentDay(start: Date): Date {
  const [year = 0, month = 1] = isoDayOf(start).split("-").map(Number);
  const nextQuarter = Math.ceil(month / 3);
  return nextWorkingDay(new Date(Date.UTC(year, nextQuarter * 3, 1, 12)));
}

/** The day of a date at noon UTC -> "4. januar", which does not break. */
export function dayInWords(day: Date): string {
  return dayAndMonth.format(day).replace(" ", "\u00a0");
}
