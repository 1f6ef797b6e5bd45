import { blocksOf, type CvBlock, type TextFlow, textOf } from "./blocks.ts";
import type { CvRow } from "./cv-rows.ts";
import { countWords } from "./words.ts";

export interface CvCompetencies {
  /** One by one, where they could be told apart. */
  readonly items: readonly string[];
  /** True where the section is written as running text, so that nothing can be counted. */
  readonly prose: boolean;
}

export function competenciesOf(rows: readonly CvRow[], flow: TextFlow): CvCompetencies {
  const texts = blocksOf(rows, flow).flatMap(apart).flatMap(linesOf);
  const written = texts.filter(isProse).map(countWords);
  const all = texts.reduce((sum, text) => sum + countWords(text), 0);
  const proseWords = written.reduce((sum, words) => sum + words, 0);
  const items = texts.filter((text) => !isProse(text)).flatMap(itemsIn);
  return { items, prose: proseWords > all / 2 };
}

/** A row of several pieces is one of a table: the row below it does not carry it on, though it reached the edge. */
function apart(block: CvBlock): readonly CvBlock[] {
  const parts: CvRow[][] = [];
  for (const row of block.rows) {
    const open = parts.at(-1);
    if (open && (/^\p{Ll}/u.test(row.text) || (row.alone && open.at(-1)?.alone === true))) open.push(row);
    else parts.push([row]);
  }
  return parts.map((rows) => ({ ...block, rows, text: textOf(rows) }));
}

/**
 * In a narrow column every line of a list reaches the edge, so that none can be told from a wrapped one. Where nothing
 * divides the list within its lines, a line with a capital begins a competence of its own.
 */
function linesOf({ kind, text, rows }: CvBlock): readonly string[] {
  if (kind === "point" || endsAsSentence(text) || divided.test(text.replaceAll(/\([^)]*\)/gu, ""))) return [text];
  const items: CvRow[][] = [];
  for (const row of rows) {
    const open = items.at(-1);
    if (open && (!/^[\p{Lu}\d]/u.test(row.text) || carriesOn.test(open.at(-1)?.text ?? ""))) open.push(row);
    else items.push([row]);
  }
  return items.map(textOf);
}

const divided = /[,|;·•●▪:]|\s[-–—/]\s/u;
const carriesOn =
  /(?:\([^)]*|[-&/+]|(?<![\p{L}])(?:og|i|af|med|til|for|på|fra|om|samt|inden for|and|in|of|with|for|to))$/iu;

function isProse(text: string): boolean {
  const pieces = itemsIn(text);
  const words = countWords(text);
  return endsAsSentence(text) || (words > 8 && words / Math.max(pieces.length, 1) > 7);
}

function endsAsSentence(text: string): boolean {
  return countWords(text) > 8 && /[.!?]$/u.test(text);
}

/** "Ledelse: strategi, forandring · drift" are three. */
function itemsIn(text: string): readonly string[] {
  const list = /^[^:,]{2,40}:\s+\S/u.test(text) ? text.slice(text.indexOf(":") + 1) : text;
  return list
    .split(/(?:\s*[|;·•●▪]\s*|,\s+|\s+[-–—]\s+|\s+\/\s+)(?![^()]*\))/u)
    .map((item) => item.replaceAll(/^[\s.,:]+|[\s.,:]+$/gu, ""))
    .filter((item) => countWords(item) > 0);
}
