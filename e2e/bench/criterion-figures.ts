import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Figure } from "./figure.ts";

/** A criterion's verdict about one CV. */
export interface Statement {
  /** Id of the criterion. */
  readonly criterion: string;
  readonly said: "warns" | "passes" | "in part" | "unsure";
  /** Whether the verdict is true; `undefined` if neither the facts nor the judged truth of the area decide that. */
  readonly isTrue?: boolean | undefined;
}

const file = join(import.meta.dirname, "../../host-shell/src/engines/cv-review/criteria/measured-criteria.ts");

/**
 * Reports how many verdicts of all criteria are true, and how many lines of the figures in the product differ from the
 * measured ones. `save` writes the measured figures.
 */
export async function reportCriteria(
  statements: readonly Statement[],
  report: (figure: Figure) => void,
  save: boolean,
): Promise<void> {
  const told = statements.flatMap(({ isTrue }) => isTrue ?? []);
  const right = told.filter(Boolean).length;
  const note = `${right} of ${told.length}`;
  const value = (100 * right) / told.length;
  report({ name: "true statements of criteria", value, unit: "%", budget: 95, bound: "least", note });
  const measured = linesOf(statements);
  const before = await readFile(file, "utf8");
  const committed = new Set(before.split("\n"));
  const differ = measured.filter((line) => !committed.has(line));
  for (const line of differ) console.log(`      measured: ${line.trim()}`);
  if (save) {
    const head = before.slice(0, before.indexOf("= {"));
    await writeFile(file, `${head}= {\n${measured.join("\n")}\n};\n`);
  }
  report({
    name: "criteria whose figures the product does not have",
    value: save ? 0 : differ.length,
    unit: "",
    budget: 0,
    bound: "most",
    note: "npm run bench -- cv-truth --save",
  });
}

/** One line for each criterion, as in the table of figures in the product. */
export function linesOf(statements: readonly Statement[]): readonly string[] {
  return [...Map.groupBy(statements, ({ criterion }) => criterion)].map(([criterion, all]) => {
    const count = (said: Statement["said"], truth: boolean): number =>
      all.filter((own) => own.said === said && own.isTrue === truth).length;
    const pair = (said: Statement["said"]): string => `[${count(said, true)}, ${count(said, false)}]`;
    const key = /^\w+$/u.test(criterion) ? criterion : JSON.stringify(criterion);
    return `  ${key}: { warnings: ${pair("warns")}, praise: ${pair("passes")} },`;
  });
}
