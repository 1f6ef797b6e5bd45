import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const statically = /\b(?:from|import)\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g;
const atAnyTime = /(?:from|import)\s*\(?\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g;

/**
 * The built scripts `starts` and all files that they import, also indirectly: statically (`before`), or also lazily
 * (`ever`).
 */
export function importedFiles(starts: readonly string[], when: "before" | "ever"): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    const imports = readFileSync(file, "utf8").matchAll(when === "before" ? statically : atAnyTime);
    for (const [, path = ""] of imports) visit(join(dirname(file), path));
  };
  starts.forEach(visit);
  return found;
}
