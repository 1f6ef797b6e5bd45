import { readFile } from "node:fs/promises";
import { parseSync } from "vite";

/** A regular expression of the source. */
export interface Pattern {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

/** The literal patterns of a file that contain an unlimited repetition; other patterns cannot be slow. */
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

/** Characters of each class that a pattern may contain. */
const signs = Array.from(" \t\n0aAæ.,;:-–_/\\|•·()<>[]{}=\"'+*@#%&?!\0");
const ends = ["\u0001", "\n\u0001", " \u0001", "/"];

const attempts = 5;

/**
 * The ratio of the processor time for one text of 20 kB to that for ten texts of 2 kB: about 1 if the pattern is
 * linear, 10 if it is quadratic. The text is the slowest of those that are composed of the pattern's own parts. Returns
 * the lowest ratio of several attempts, since the garbage collector may run during one of them.
 */
export function growthOf(pattern: Pattern): number {
  let worst = { time: -1, part: "", end: "" };
  for (const part of new Set([...signs, ...wordsOf(pattern)]))
    for (const end of ends) {
      const time = timeOf(pattern, part.repeat(2_000 / part.length) + end);
      if (time > worst.time) worst = { time, part, end };
    }
  const textOf = (length: number) => worst.part.repeat(length / worst.part.length) + worst.end;
  const [small, large] = [textOf(2_000), textOf(20_000)];
  const growths = Array.from({ length: attempts }, () => timeOf(pattern, large) / timeOf(pattern, small, 10));
  return Math.min(...growths);
}

/** Literal parts of the pattern, each alone and with the character after it. */
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

/** Microseconds of processor time, at least 1. */
function timeOf({ source, flags }: Pattern, text: string, times = 1): number {
  // Finds all matches, as `split` and `replaceAll` do.
  const pattern = new RegExp(source, flags.includes("g") ? flags : `${flags}g`);
  const before = process.cpuUsage();
  for (let time = 0; time < times; time += 1) text.replace(pattern, "");
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, user + system);
}
