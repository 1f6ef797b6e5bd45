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

const monthName = new Intl.DateTimeFormat("da-DK", { timeZone: "UTC", month: "long" });

/**
 * The day of the first payment in words, and the months of the membership before it, which cost nothing, since each
 * payment is for the quarter that begins: "4. januar (december er gratis)". Both days are at noon UTC.
 */
export function firstPaymentWords(payment: Date, firstDay: Date | undefined): string {
  const months = firstDay ? freeMonths(firstDay, payment) : [];
  const day = dayInWords(payment);
  return months.length === 0 ? day : `${day} (${months.join(" og ")} er gratis)`;
}

/** The names of the months from the first day to the quarter of the first payment: at most two. */
function freeMonths(firstDay: Date, payment: Date): readonly string[] {
  const indexOf = (day: Date) => day.getUTCFullYear() * 12 + day.getUTCMonth();
  const first = indexOf(firstDay);
  return Array.from({ length: Math.max(0, indexOf(payment) - first) }, (_, place) =>
    monthName.format(new Date(Date.UTC(0, first + place, 1))),
  );
}

/** The day of a date at noon UTC -> "4. januar", which does not break. */
export function dayInWords(day: Date): string {
  return dayAndMonth.format(day).replace(" ", "\u00a0");
}
