import { blocksOf, type TextFlow } from "./blocks.ts";
import type { CvRow } from "./rows.ts";
import { countWords } from "./words.ts";

export interface CvCompetencies {
  /** One by one, where they could be told apart. */
  readonly items: readonly string[];
  /** True where the section is written as running text, so that nothing can be counted. */
  readonly prose: boolean;
}

export function competenciesOf(rows: readonly CvRow[], flow: TextFlow): CvCompetencies {
  const blocks = blocksOf(rows, flow);
  const written = blocks.filter((block) => isProse(block.text)).map((block) => countWords(block.text));
  const all = blocks.reduce((sum, block) => sum + countWords(block.text), 0);
  const proseWords = written.reduce((sum, words) => sum + words, 0);
  const items = blocks.filter((block) => !isProse(block.text)).flatMap((block) => itemsIn(block.text));
  return { items, prose: proseWords > all / 2 };
}

function isProse(text: string): boolean {
  const pieces = itemsIn(text);
  const words = countWords(text);
  return words > 8 && (/[.!?]$/u.test(text) || words / Math.max(pieces.length, 1) > 7);
}

/** "Ledelse: strategi, forandring · drift" are three. */
function itemsIn(text: string): readonly string[] {
  const list = /^[^:,]{2,40}:\s+\S/u.test(text) ? text.slice(text.indexOf(":") + 1) : text;
  return list
    .split(/\s*[|;·•●▪]\s*|,\s+|\s+[-–—]\s+|\s+\/\s+/u)
    .map((item) => item.replaceAll(/^[\s.,:]+|[\s.,:]+$/gu, ""))
    .filter((item) => countWords(item) > 0);
}
