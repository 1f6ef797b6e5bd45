import { readFile } from "node:fs/promises";
import { parseSync } from "vite";

/** A regular expression of the source. */
export interface Pattern {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

/** The literal patterns of a file that repeat something without a limit; others cannot be slow. */
export async function unboundedPatterns(file: string): Promise<readonly Pattern[]> {
  const { program } = parseSync(file, await readFile(file, "utf8"));
  return literalsIn(program).flatMap(({ regex: { pattern: source, flags } }) =>
    /[*+]|\{\d+,\}/.test(source) ? [{ file, source, flags }] : [],
  );
}

interface RegexLiteral {
  readonly regex: { readonly pattern: string; readonly flags: string };
}

function literalsIn(node: unknown): readonly RegexLiteral[] {
  if (typeof node !== "object" || node === null) return [];
  if (Array.isArray(node)) return node.flatMap(literalsIn);
  if ("regex" in node && node.regex) return [node as RegexLiteral];
  return Object.values(node).flatMap(literalsIn);
}

/** Signs of each class that a pattern may name. */
const signs = Array.from(" \t\n0aAæ.,;:-–_/\\|•·()<>[]{}=\"'+*@#%&?!\0");
const ends = ["\u0001", "\n\u0001", " \u0001", "/"];

/** The milliseconds that the worst text of 100 kB costs a pattern, among those made of its own parts. */
export function worstTime(pattern: Pattern): number {
  let worst = { ms: -1, part: "", end: "" };
  for (const part of new Set([...signs, ...wordsOf(pattern)]))
    for (const end of ends) {
      const ms = timeOf(pattern, part.repeat(4_000 / part.length) + end);
      if (ms > worst.ms) worst = { ms, part, end };
    }
  return timeOf(pattern, worst.part.repeat(100_000 / worst.part.length) + worst.end);
}

/** What the pattern matches literally, alone and before what follows. */
function wordsOf({ source }: Pattern): readonly string[] {
  const words = source
    .replaceAll(/\\[sS]/g, " ")
    .replaceAll(/\\d/g, "0")
    .replaceAll(/\\[wWpP](?:\{\w+\})?/g, "a")
    .replaceAll(/\\[bBkux]/g, "")
    .split(/\(\?<?[:=!]|[\\()[\]{}|*+?^$]+/)
    .filter((word) => word !== "");
  return words.flatMap((word, index) => [word, `${word}${words[index + 1] ?? " "}`, `<${word}`, `${word} `]);
}

function timeOf({ source, flags }: Pattern, text: string): number {
  // All matches, as `split` and `replaceAll` look for them.
  const pattern = new RegExp(source, flags.includes("g") ? flags : `${flags}g`);
  const before = process.cpuUsage();
  text.replace(pattern, "");
  return process.cpuUsage(before).user / 1_000;
}
