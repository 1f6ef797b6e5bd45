import { afterTaxText, firstPaymentText, monthlyText, quarterlyText } from "shared-runtime/money/membership-cost.ts";
import type { Dues } from "./dues.ts";

/** "279 kr./md., 837 kr. hvert kvartal, første gang 4. januar; efter skat ca. 209 kr./md." */
export function duesSentence({ cost, firstPayment, firstDay, afterTax }: Dues): string {
  const sums = [
    monthlyText(cost.monthly),
    quarterlyText(cost.quarterly),
    firstPaymentText(firstPayment, firstDay),
  ].join(", ");
  return afterTax === undefined ? `${sums}.` : `${sums}; ${afterTaxText(afterTax)}`;
}
