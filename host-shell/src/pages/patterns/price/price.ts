import { changedWithin, splitMetadata } from "../../editing/field-marks.ts";

const digits = /^[.,]*\d[\d.,]*$/;

/** Returns "{price} kr." for digits, dots and commas; any other text stays as it is written. */
export function priceText(price: string): string {
  return changedWithin(price.trim(), (written) => (digits.test(written) ? `${written} kr.` : written));
}

/** Whether a price says in words that there is none. */
export function isFreePrice(price: string): boolean {
  return /^gratis\.?$/i.test(splitMetadata(price.trim()).text.trim());
}

/** "1.250,50" -> 1250.5, "12.50" -> 12.5: the number of a price; `undefined` for any text with other words. */
export function priceNumber(price: string): number | undefined {
  const written = splitMetadata(price.trim()).text.trim();
  if (!digits.test(written)) return undefined;
  const [, whole = "", fraction = "0"] = /^([\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? [];
  return Number(`${whole.replaceAll(/[.,]/g, "")}.${fraction}`);
}
