/** What a deduction is worth in a year. */
export interface TaxRules {
  readonly year: number;
  readonly source: string;
  /** The part of a deducted krone that is not paid in tax: the average municipal tax, without church tax. */
  readonly deductionValue: number;
  /** Kroner of union dues that can be deducted in a year. Dues of an unemployment fund have no limit. */
  readonly mostUnionDues: number;
}

/** The newest rules, which count until those of the next year are known. */
export const taxRules: TaxRules = {
  year: 2026,
  source:
    "Skatteministeriet, Kommuneskatter: gennemsnitsprocenten i 2026 (25,049 pct.); ligningsloven § 13 (højst 7.000 kr. om året); pensionsbeskatningsloven § 49",
  deductionValue: 0.25,
  mostUnionDues: 7000,
};

/**
 * What is left of a monthly price after the deduction, in whole kroner. `unlimited` is the part of the price whose
 * deduction has no limit: the unemployment fund, and insurance against the loss of work.
 */
export function afterTax(monthly: number, rules: TaxRules, unlimited = 0): number {
  const union = Math.min((monthly - unlimited) * 12, rules.mostUnionDues) / 12;
  return Math.round(monthly - (union + unlimited) * rules.deductionValue);
}
