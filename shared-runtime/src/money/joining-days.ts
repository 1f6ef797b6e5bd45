import type { JoiningTerms } from "../api/membership.ts";
import { firstDayOfMembership } from "./membership-day.ts";
import { firstPaymentDay } from "./payment-day.ts";
import { isoDayOf } from "../time/working-days.ts";

/**
 * The days of somebody who joins at `now`. A membership begins on the first day of the next month, as the notifications
 * of the self-service say too.
 */
export function joiningDays(now: Date): Pick<JoiningTerms, "firstDay" | "firstPayment"> {
  return {
    firstDay: firstDayOfMembership(isoDayOf(now)),
    firstPayment: isoDayOf(firstPaymentDay(now)),
  };
}
