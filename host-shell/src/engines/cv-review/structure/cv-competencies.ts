import { anyOf, notBeforeLetter } from "../../phrase-matcher/compile-phrases.ts";
import { clauseOpenings } from "../phrases/clause-openings.phrases.ts";
import { blocksOf, type CvBlock, type TextFlow, textOfRows } from "./blocks.ts";
import { cellsOf, type CvRow } from "./cv-rows.ts";
import { countWords } from "./words.ts";

export interface CvCompetencies {
  /** One entry for each competency, if they could be separated. */
  readonly items: readonly string[];
  /** True for running text, whose competencies cannot be counted. */
  readonly prose: boolean;
  /**
   * The number of lines and cells with items. If it exceeds the number of items, an item is wrapped or several were
   * read as one.
   */
  readonly lines: number;
}

export function competenciesOf(rows: readonly CvRow[], flow: TextFlow): CvCompetencies {
  const texts = blocksOf(rows.map(dividedByGaps), flow).flatMap(splitAtTableRows).flatMap(linesOf);
  const written = texts.filter(isProse).map(countWords);
  const all = texts.reduce((sum, text) => sum + countWords(text), 0);
  const proseWords = written.reduce((sum, words) => sum + words, 0);
  const isWhole = listsOneEach(rows);
  const items = texts
    .filter((text) => !isProse(text))
    .flatMap((text) => (isWhole && !/[|;·•:]/u.test(text) ? [text] : itemsIn(text)));
  const isList = rows.filter(({ bullet }) => bullet !== undefined).length >= fewestPoints;
  return { items, prose: proseWords > all / 2 && !isList, lines: rows.flatMap(cellsOf).length };
}

/** Whether most points of a list have no comma. In such a list, a comma is within one competency. */
function listsOneEach(rows: readonly CvRow[]): boolean {
  const points = rows.filter(({ bullet }) => bullet !== undefined);
  const withComma = points.filter(({ text }) => text.includes(","));
  return points.length >= fewestPoints && points.length === rows.length && withComma.length * 3 <= points.length;
}

const fewestPoints = 4;

/** Splits a row at wide gaps, as between chips or columns: the parts are several competencies. */
function dividedByGaps(row: CvRow): CvRow {
  return row.cells === undefined || (separator.test(row.text) && !row.cells.every((cell) => label.test(cell)))
    ? row
    : { ...row, alone: false, text: row.cells.join(" | ") };
}

/** "Office: Excel, Teams" */
const label = /^[^:,]{2,40}:\s+\S/u;

/** Splits a block before table rows. A table row does not continue the row above, even if that row reaches the edge. */
function splitAtTableRows(block: CvBlock): readonly CvBlock[] {
  const parts: CvRow[][] = [];
  for (const row of block.rows) {
    const open = parts.at(-1);
    if (open && (/^\p{Ll}/u.test(row.text) || (row.alone && open.at(-1)?.alone === true))) open.push(row);
    else parts.push([row]);
  }
  return parts.map((rows) => ({ ...block, rows, text: textOfRows(rows) }));
}

/**
 * In a narrow column, each line of a list reaches the edge and looks wrapped. If no line has separators, a line that
 * begins with a capital is a new competency.
 */
function linesOf({ kind, text, rows }: CvBlock): readonly string[] {
  if (kind === "point" || endsAsSentence(text) || separator.test(text.replaceAll(/\([^)]*\)/gu, ""))) return [text];
  const items: CvRow[][] = [];
  for (const row of rows) {
    const open = items.at(-1);
    if (open && (!/^[\p{Lu}\d]/u.test(row.text) || endsOpen.test(open.at(-1)?.text ?? ""))) open.push(row);
    else items.push([row]);
  }
  return items.map(textOfRows);
}

const itemSeparator = new RegExp(
  String.raw`(?:,\s+(?!${anyOf(clauseOpenings)}${notBeforeLetter})|\s+[-–—]\s+|\s+\/\s+)(?![^()]*\))`,
  "iu",
);
const separator = /[,|;·•●▪○◦■□:]|\s[-–—/]\s/u;
const endsOpen =
  /(?:\([^)]*|[-&/+]|(?<![\p{L}])(?:og|i|af|med|til|for|på|fra|om|samt|inden for|and|in|of|with|for|to))$/iu;

function isProse(text: string): boolean {
  const pieces = itemsIn(text);
  const words = countWords(text);
  return endsAsSentence(text) || (words > 8 && words / Math.max(pieces.length, 1) > 7);
}

function endsAsSentence(text: string): boolean {
  return countWords(text) > 8 && /[.!?]$/u.test(text);
}

/** "Ledelse: strategi, forandring · drift" has three items. A subordinate clause after a comma is not an item. */
function itemsIn(text: string): readonly string[] {
  return text
    .split(/\s*[|;·•●▪○◦■□]\s*(?![^()]*\))/u)
    .map((part) => (label.test(part) ? part.slice(part.indexOf(":") + 1) : part))
    .flatMap((part) => part.split(itemSeparator))
    .map((item) => item.replaceAll(/^[\s.,:]+|[\s.,:]+$/gu, ""))
    .filter((item) => countWords(item) > 0);
}
