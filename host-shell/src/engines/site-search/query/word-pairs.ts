import { spellingOf } from "../analysis/words.ts";
import type { DocumentWords, FieldKind } from "../index/document-words.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";

/** The words of a visitor about themselves, and those that a page addresses them with. */
const addressed = new Map<string, string>(
  Object.entries({ jeg: "du", mig: "dig", min: "din", mit: "dit", mine: "dine", vi: "i", os: "jer", vores: "jeres" }),
);

/** Pairs of words, by the stem of the first, then of the second, each with its number. */
type Pairs = ReadonlyMap<number, ReadonlyMap<number, number>>;

/** How much a pair counts in a part of a page. */
const trust: Partial<Record<FieldKind, number>> = {
  title: 2.2,
  otherTitle: 2.2,
  anchor: 2.2,
  question: 2.2,
  heading: 1,
  lead: 1,
  text: 1,
};
const mostGained = 3;

/**
 * For each page, how much it has of the pairs of words of a question that follow each other, such as "opsiger selv" or
 * "jeg bliver opsagt", for which a page says "du bliver opsagt". Pairs that few of the pages have count more. From 0 to 3.
 */
export function pairGains(
  spellings: readonly string[],
  pages: readonly DocumentWords[],
  vocabulary: Vocabulary,
): readonly number[] {
  const { pairs, count } = pairsOf(spellings, vocabulary);
  const found = pages.map((words) => trustOfPairs(words, pairs, count, vocabulary));
  const most = Math.log(pages.length + 1);
  const rarity = Array.from({ length: count }, (_, pair) => {
    const having = found.reduce((sum, own) => sum + ((own[pair] ?? 0) > 0 ? 1 : 0), 0);
    return Math.log((pages.length + 1) / (having + 0.5)) / most;
  });
  return found.map((own) =>
    Math.min(
      mostGained,
      own.reduce((sum, value, pair) => sum + value * (rarity[pair] ?? 0), 0),
    ),
  );
}

/** Two words that follow each other, also with one between them. At least one of both says something about a page. */
function pairsOf(
  spellings: readonly string[],
  vocabulary: Vocabulary,
): { readonly pairs: Pairs; readonly count: number } {
  const pairs = new Map<number, Map<number, number>>();
  const words = spellings.map((spelling) => {
    const typed = vocabulary.find(spelling);
    const word = vocabulary.find(spellingOf(addressed.get(spelling) ?? spelling));
    return {
      stem: word === undefined ? undefined : vocabulary.stem(word),
      isSilent: typed === undefined || vocabulary.isSilent(typed),
    };
  });
  let count = 0;
  for (const [at, first] of words.entries()) {
    for (const second of words.slice(at + 1, at + 3)) {
      if (first.stem === undefined || second.stem === undefined || (first.isSilent && second.isSilent)) continue;
      const known = pairs.get(first.stem) ?? new Map<number, number>();
      pairs.set(first.stem, known);
      if (known.has(second.stem)) continue;
      known.set(second.stem, count);
      count += 1;
    }
  }
  return { pairs, count };
}

/** For each pair, how much it counts in the part of a page where it counts most. */
function trustOfPairs(
  { words, fields }: DocumentWords,
  pairs: Pairs,
  count: number,
  vocabulary: Vocabulary,
): Float32Array {
  const own = new Float32Array(count);
  for (const { kind, start, end } of fields) {
    const value = trust[kind];
    if (value === undefined) continue;
    let before: ReadonlyMap<number, number> | undefined;
    for (let at = start; at < end; at += 1) {
      const stem = vocabulary.stem(words[at] ?? 0);
      const pair = before?.get(stem);
      if (pair !== undefined) own[pair] = Math.max(own[pair] ?? 0, value);
      before = pairs.get(stem);
    }
  }
  return own;
}
