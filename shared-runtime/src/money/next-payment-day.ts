import { isoDayOf, nextWorkingDay } from "../time/working-days.ts";
import { firstPaymentDay } from "./payment-day.ts";

/**
 * The next day on which dues are collected, at noon UTC: the first working day of a quarter. On that day itself it is
 * today.
 */
export function nextPaymentDay(now: Date): Date {
  const [year = 0, month = 1] = isoDayOf(now).split("-").map(Number);
  const ofThisQuarter = nextWorkingDay(new Date(Date.UTC(year, Math.floor((month - 1) / 3) * 3, 1, 12)));
  return isoDayOf(now) <= isoDayOf(ofThisQuarter) ? ofThisQuarter : firstPaymentDay(now);
}
