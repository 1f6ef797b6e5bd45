import { changedWithin } from "../../editing/field-marks.ts";

/** Returns "{price} kr." for digits, dots and commas; any other text stays as it is written. */
export function priceText(price: string): string {
  return changedWithin(price.trim(), (written) => (/^[.,]*\d[\d.,]*$/.test(written) ? `${written} kr.` : written));
}
