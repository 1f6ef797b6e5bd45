import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * Sources that decide how a posting is analysed: the rules, their compiler of phrases, and the numbers of postal codes.
 */
const sources = ["../analysis", "../../phrase-matcher", "../../postal-codes"];
/** A library that is part of these rules. The build bundles it into the entry. */
const stemmer = "wink-porter2-stemmer";

/**
 * A digest of the rules of analysis; an index built by other rules is invalid. In a build, the entry imports files
 * whose names contain content hashes, so the entry changes with any of them. In the source, all files with rules are
 * read.
 */
export function analyserVersion(entry: URL): string {
  const hash = createHash("sha256").update(readFileSync(entry));
  if (entry.pathname.endsWith(".ts")) {
    for (const folder of sources) for (const text of filesIn(fileURLToPath(new URL(folder, entry)))) hash.update(text);
    hash.update(readFileSync(new URL(import.meta.resolve(stemmer))));
  }
  return hash.digest("hex");
}

function filesIn(folder: string): readonly Buffer[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .toSorted()
    .map((name) => readFileSync(join(folder, name)));
}
