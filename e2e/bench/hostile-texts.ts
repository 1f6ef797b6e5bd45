import type { Figure } from "./figure.ts";
import { measuredBy } from "./measured-by.ts";

/** Milliseconds of processor time for 100 kB, by reader. */
const budgets: Readonly<Record<string, number>> = { "CPR numbers": 100, "lines of the log": 100 };
const budgetOfOthers = 400;

interface Slowest {
  readonly reader: string;
  /** The part that the text repeats. */
  readonly part: string;
  readonly ms: number;
}

/** Measures the functions that process texts from outside first, each with its slowest text. */
export async function measureHostileTexts(report: (figure: Figure) => void): Promise<void> {
  for (const { reader, part, ms } of await measuredBy<readonly Slowest[]>(
    "security/testing/measure-hostile-texts.entry.ts",
  )) {
    report({
      name: `100 kB of a stranger as ${reader}`,
      value: ms,
      budget: budgets[reader] ?? budgetOfOthers,
      unit: "ms",
      bound: "most",
      note: `of ${JSON.stringify(part)}`,
    });
  }
}
