import type { JoiningTerms } from "shared-runtime/api/membership.ts";
import { firstPaymentDay } from "shared-runtime/money/payment-day.ts";
import { isoDayOf } from "shared-runtime/time/working-days.ts";

/**
 * The days of somebody who joins at `now`. A membership begins on the first day of the next month, as the notifications
 * of the self-service say too.
 */
export function joiningDays(now: Date): Pick<JoiningTerms, "firstDay" | "firstPayment"> {
  const [year = 0, month = 1] = isoDayOf(now).split("-").map(Number);
  return {
    firstDay: isoDayOf(new Date(Date.UTC(year, month, 1, 12))),
    firstPayment: isoDayOf(firstPaymentDay(now)),
  };
}
