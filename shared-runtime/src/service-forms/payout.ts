import * as v from "valibot";
import { normalCode } from "../rules/normal-text.ts";

/** Whole kroner in a text such as "55.000", "55 000 kr." or "55000,00"; `undefined` if there is no amount from 1 to 9 999 999. */
export function amountIn(text: string): number | undefined {
  const plain = normalCode(text).replace(/\s|kr\.?|,-|\.(?=\d{3}(?!\d))/gi, "");
  const digits = /^(\d{1,7})(?:,\d{1,2})?$/.exec(plain)?.[1];
  return digits === undefined || Number(digits) === 0 ? undefined : Number(digits);
}

/** A monthly salary as typed. The output is the digits of whole kroner. */
export const salaryText = (missing: string) =>
  v.pipe(
    v.string(missing),
    v.check((text) => amountIn(text) !== undefined, missing),
    v.transform((text) => String(amountIn(text) ?? "")),
  );

/**
 * The monthly payout in whole kroner: the average of the best 12 of the last 24 monthly salaries, capped at the
 * coverage. If there are fewer than 12 salaries, each missing salary counts as 0.
 */
export function payoutOf(salaries: readonly number[], coverage: number): number {
  const best = salaries
    .slice(-24)
    .toSorted((one, other) => other - one)
    .slice(0, 12);
  const average = best.reduce((sum, salary) => sum + salary, 0) / 12;
  return Math.min(Math.round(average), coverage);
}
