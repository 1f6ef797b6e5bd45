import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Where the rules stand by which postings are analysed, and the numbers of postal codes. */
const sources = ["../analysis", "../../postal-codes"];

/**
 * Tells an index that was made by these rules from one that was not. A build names its files by what is in them, so
 * that its entry changes with any of them; from the source, all files with rules are read.
 */
export function analyserVersion(entry: URL): string {
  const hash = createHash("sha256").update(readFileSync(entry));
  if (entry.pathname.endsWith(".ts"))
    for (const folder of sources) for (const text of filesIn(fileURLToPath(new URL(folder, entry)))) hash.update(text);
  return hash.digest("hex");
}

function filesIn(folder: string): readonly Buffer[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .toSorted()
    .map((name) => readFileSync(join(folder, name)));
}
