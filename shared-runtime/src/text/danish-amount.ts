import { danishNumber } from "./danish-number.ts";

/** Converts whole øre to a number of kroner: 123450 -> "1.234,50", 123400 -> "1.234". Not for amounts below zero. */
export function amountText(oere: number): string {
  const kroner = danishNumber(Math.floor(oere / 100));
  const rest = oere % 100;
  return rest === 0 ? kroner : `${kroner},${String(rest).padStart(2, "0")}`;
}

/**
 * Converts whole øre to an amount: 123450 -> "1.234,50 kr.", 123400 -> "1.234 kr.", with a space that does not break.
 */
export function kronerText(oere: number): string {
  return `${amountText(oere)}\u00a0kr.`;
}

/** Converts whole øre to a price: 123450 -> "1.234,50", 123400 -> "1.234,-". */
export function priceText(oere: number): string {
  return priceAs("{price},-", oere);
}

/** Converts whole øre to a price of a form: `priceAs("{price} kr.", 123400)` -> "1.234 kr.". A dash is only for whole kroner. */
export function priceAs(form: string, oere: number): string {
  const written = oere % 100 === 0 ? form : form.replace("{price},-", "{price}");
  return written.replace("{price}", amountText(oere));
}

/** Converts whole øre to a price for screen readers: 123450 -> "1.234,50 kroner". */
export function spokenPrice(oere: number): string {
  return `${amountText(oere)} kroner`;
}
