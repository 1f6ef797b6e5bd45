import { danishNumber } from "./danish-number.ts";

/** Whole øre as a number of kroner: "1.234" or "1.234,50". Not for amounts below zero. */
export function amountText(oere: number): string {
  const kroner = danishNumber(Math.floor(oere / 100));
  const rest = oere % 100;
  return rest === 0 ? kroner : `${kroner},${String(rest).padStart(2, "0")}`;
}

/** Whole øre as an amount: "1.234 kr." or "1.234,50 kr.", with a space that does not break. */
export function kronerText(oere: number): string {
  return `${amountText(oere)}\u00a0kr.`;
}

/** Whole øre as a price: "1.234,-" or "1.234,50". */
export function priceText(oere: number): string {
  return oere % 100 === 0 ? `${amountText(oere)},-` : amountText(oere);
}

/** Whole øre as a price is read out: "1.234 kroner" or "1.234,50 kroner". */
export function spokenPrice(oere: number): string {
  return `${amountText(oere)} kroner`;
}
