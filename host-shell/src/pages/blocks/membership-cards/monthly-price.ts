import { changedWithin, withoutMarks } from "../../editing/field-marks.ts";

/** A price as shown on a card. */
export interface MonthlyPrice {
  readonly amount: string;
  /** Set only if the price is a number. */
  readonly unit: string | undefined;
}

/** A number gets its unit, and a price of zero is free. Any other text is not changed. */
export function monthlyPrice(given: string): MonthlyPrice {
  const { unit } = priceOf(withoutMarks(given));
  return { amount: changedWithin(given, (written) => priceOf(written).amount), unit };
}

function priceOf(written: string): MonthlyPrice {
  const number = written.trim().replace(/(?:(?<!\s)\s+)?(kr\.?|,-)$/i, "");
  if (!/^[.,]*\d[\d.,]*$/.test(number)) return { amount: written.trim(), unit: undefined };
  if (/^[0.,]+$/.test(number)) return { amount: "Gratis", unit: undefined };
  return { amount: number, unit: "kr./md." };
}
