import { splitBullet } from "./bullets.ts";
import type { GlyphRow } from "./glyph-rows.ts";
import { inkStretchesOf, type InkStretch } from "./gutter.ts";
import { type Ink, lettersOf, movedTo } from "./ink.ts";
import { continues, dated, isFieldLabel, textOf } from "./margin-column.ts";

/** The least number of labels in the head of a table. */
const fewestLabels = 3;
/** A name in a cell has at most this number of lines. In a longer cell, the first line is the name. */
const mostLines = 2;
const ofText = /opgave|ansvar|beskriv|resultat|task|responsib|activit|description|achievement/iu;

interface Column {
  readonly left: number;
  /** Whether the label announces text and not a name: "Opgaver". */
  readonly isText: boolean;
}

/**
 * Reads tables of roles below a row of labels ("Stilling | Arbejdssted | Periode | Opgaver") entry by entry: first a row
 * with all names and the period, then the rows of text. The period may be in any column. `undefined` for a page
 * without such a table.
 */
export function withLabelledTables(rows: readonly GlyphRow[]): readonly GlyphRow[] | undefined {
  const read: GlyphRow[] = [];
  let isFound = false;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    if (row === undefined) continue;
    const columns = columnsBelow(row);
    const length =
      columns === undefined ? 0 : rows.slice(at + 1).findIndex((below) => !fits(below, columns, rows[at + 1]));
    const body = rows.slice(at + 1, length < 0 ? undefined : at + 1 + length);
    const entries = columns === undefined ? [] : entriesIn(body, columns);
    if (columns === undefined || entries.length < 2) {
      read.push(row);
      continue;
    }
    read.push(...entries.flatMap((entry) => rowsOf(entry, columns)));
    at += body.length;
    isFound = true;
  }
  return isFound ? read : undefined;
}

function columnsBelow(head: GlyphRow): readonly Column[] | undefined {
  const labels = inkStretchesOf(head, 1).map(({ left, glyphs }) => ({ left, text: textOf(glyphs) }));
  const isHead = labels.length >= fewestLabels && labels.every(({ text }) => isFieldLabel(text));
  return isHead ? labels.map(({ left, text }) => ({ left: left - 3, isText: ofText.test(text) })) : undefined;
}

/** Whether a row is within the columns and not a heading below the table, which is larger than the first row. */
function fits(row: GlyphRow, columns: readonly Column[], first: GlyphRow | undefined): boolean {
  const size = (first?.glyphs[0]?.size ?? 0) * 1.06;
  const isLarger =
    inkStretchesOf(row).length === 1 && row.glyphs.every((glyph) => glyph.size > size || glyph.face.bold);
  const words = inkStretchesOf(row, 0.2);
  return !isLarger && words.every(({ left, right }) => columnAt(columns, left) === columnAt(columns, right - 1));
}

function columnAt(columns: readonly Column[], x: number): number {
  return columns.findLastIndex(({ left }) => left <= x);
}

/** The cells of an entry: its lines in each column. */
type Entry = readonly (readonly InkStretch[])[];

/** The entries of a table, each from the row with the beginning of its period to the row above the next. */
function entriesIn(body: readonly GlyphRow[], columns: readonly Column[]): readonly Entry[] {
  const lines = body.map((row) => cellsOf(row, columns));
  const datesIn = (column: number): number => lines.filter((cells) => isDate(cells[column])).length;
  const counts = columns.map((_, column) => datesIn(column));
  const ofDates = counts.indexOf(Math.max(...counts));
  const entries: InkStretch[][][] = [];
  for (const [at, cells] of lines.entries()) {
    const above = lines[at - 1]?.[ofDates];
    const cell = cells[ofDates];
    const goesOn = above && cell && continues(textOf(above.glyphs), textOf(cell.glyphs));
    if (isDate(cell) && goesOn !== true) entries.push(columns.map(() => []));
    for (const [column, own] of cells.entries()) if (own !== undefined) entries.at(-1)?.[column]?.push(own);
  }
  return entries;
}

function isDate(cell: InkStretch | undefined): boolean {
  return cell !== undefined && dated.test(lettersOf(cell.glyphs)) && /\d{4}/u.test(lettersOf(cell.glyphs));
}

function cellsOf({ glyphs }: GlyphRow, columns: readonly Column[]): readonly (InkStretch | undefined)[] {
  return columns.map((_, column) => {
    const own = glyphs.filter(({ x }) => columnAt(columns, x) === column);
    const [first, last] = [own[0], own.at(-1)];
    return first && last && { left: first.x, right: last.x + last.width, glyphs: own };
  });
}

function rowsOf(entry: Entry, columns: readonly Column[]): readonly GlyphRow[] {
  const names = entry.map((lines, column) => (columns[column]?.isText === true ? 0 : countNames(lines)));
  const y = Math.min(...entry.flatMap((lines) => lines.flatMap(({ glyphs }) => glyphs[0]?.y ?? [])));
  const edge = columns[0]?.left ?? 0;
  let right = edge;
  const glyphs: Ink[] = [];
  entry.forEach((lines, column) => {
    for (const [at, { left, right: end, glyphs: own }] of lines.slice(0, names[column]).entries()) {
      // Cells are two ems apart, lines of one cell a blank.
      const from = right + (own[0]?.size ?? 0) * (at === 0 ? 2 : 0.3);
      glyphs.push(...movedTo(own, from - left, y));
      right = from + end - left;
    }
  });
  const text = entry.flatMap((lines, column) => lines.slice(names[column]));
  return [
    { y, glyphs },
    ...text.map(({ left, glyphs: own }) => {
      // Below the names, also if both are on one row of the page.
      const below = (own[0]?.y ?? y) + (own[0]?.size ?? 0) / 2;
      return { y: below, glyphs: movedTo(own, Math.min(0, edge - left), below) };
    }),
  ];
}

/** The number of lines of a cell that are a name. The lines from a list mark on are text. */
function countNames(lines: readonly InkStretch[]): number {
  const marked = lines.findIndex(({ glyphs }) => splitBullet(glyphs).bullet !== undefined);
  const unmarked = marked < 0 ? lines.length : marked;
  return unmarked > mostLines ? 1 : unmarked;
}
