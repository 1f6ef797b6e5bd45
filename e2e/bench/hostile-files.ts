import type { Figure } from "./figure.ts";
import { measuredBy } from "./measured-by.ts";

interface Inspected {
  readonly file: string;
  readonly ms: number;
  /** Resident bytes of all reading processes. */
  readonly readers: number;
  /** Bytes by which the reviewer's process grew. */
  readonly growth: number;
}

/** Measures the worst of the files that are made to use up all memory or time of a CV reader. */
export async function measureHostileFiles(report: (figure: Figure) => void): Promise<void> {
  const inspected = await measuredBy<readonly Inspected[]>("engines/cv-review/testing/measure-hostile-files.entry.ts");
  const worst = (name: string, valueOf: (file: Inspected) => number, budget: number, unit: string): void => {
    const [most] = inspected.toSorted((one, other) => valueOf(other) - valueOf(one));
    if (most) report({ name, value: valueOf(most), budget, unit, bound: "most", note: most.file });
  };
  worst("hostile file that is refused last", ({ ms }) => ms / 1_000, 5, "s");
  worst("memory of two CV readers with a hostile file", ({ readers }) => readers / 1e6, 900, "MB");
  worst("growth of the server's memory in the meantime", ({ growth }) => growth / 1e6, 300, "MB");
}
