/** A measured figure, and the budget that it must keep. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly budget: number;
  readonly unit: string;
  /** "most" if the value must not exceed the budget, "least" if it must reach it. */
  readonly bound: "most" | "least";
  /** A few words about the measurement. */
  readonly note?: string;
}

export function keepsBudget({ value, budget, bound }: Figure): boolean {
  return bound === "most" ? value <= budget : value >= budget;
}

/** One line: verdict, name, value, budget. */
export function lineOf(figure: Figure): string {
  const { name, value, budget, unit, bound, note } = figure;
  const number = (amount: number) => amount.toLocaleString("en", { maximumFractionDigits: 2 });
  const verdict = keepsBudget(figure) ? "ok  " : "OVER";
  return `${verdict}  ${name.padEnd(52)} ${number(value).padStart(9)} ${unit.padEnd(6)} (at ${bound} ${number(budget)})${note ? `  ${note}` : ""}`;
}

/** The value that a share of all values does not exceed. `quantile(times, 0.95)` is the 95th percentile. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
