/** A price as a card shows it. */
export interface MonthlyPrice {
  readonly amount: string;
  /** Only after a number. */
  readonly unit: string | undefined;
}

/** A number gets its unit, a price of zero is free, and any other text stays as it is written. */
export function monthlyPrice(written: string): MonthlyPrice {
  const number = written.trim().replace(/(?:(?<!\s)\s+)?(kr\.?|,-)$/i, "");
  if (!/^[.,]*\d[\d.,]*$/.test(number)) return { amount: written.trim(), unit: undefined };
  if (/^[0.,]+$/.test(number)) return { amount: "Gratis", unit: undefined };
  return { amount: number, unit: "kr./md." };
}

/** A price where there is no room for its unit: "279 kr." */
export function shortPrice(written: string): string {
  const { amount, unit } = monthlyPrice(written);
  return unit ? `${amount}\u00a0kr.` : amount;
}
