import type { CvDocument, CvLine } from "../reading/cv-document.ts";
import { isFieldLabel, labelAtStart } from "../reading/margin-column.ts";
import { monthPattern } from "./cv-date.ts";
import { findPeriod } from "./period.ts";
import { withWholePeriods } from "./wrapped-periods.ts";
import { findHeadingName } from "./section-names.ts";
import { countWords } from "./words.ts";

/** The text at one height of one column: usually one line, sometimes a title and its period far to the right. */
export interface CvRow extends CvLine {
  /** False if several pieces of text share the row; `text` separates them by " | ". */
  readonly alone: boolean;
}

/** The lines of a CV in reading order. A margin of dates or headings is merged into the rows next to it. */
export function cvRowsOf(document: CvDocument): readonly CvRow[] {
  const rows: CvRow[] = [];
  const lines = document.pages.flatMap((_, page) => linesOfPage(document, page));
  for (const line of lines.some(({ text }) => text.includes("«")) ? lines.map(withQuotationMark) : lines) {
    const before = rows.at(-1);
    if (before && sharesRow(before, line)) rows[rows.length - 1] = joined(before, line);
    else rows.push({ ...line, alone: true });
  }
  const isLabel = labelsOfForm(rows);
  const told = rows.filter((row) => !isTableHead(row)).map((row) => withoutLabel(row, isLabel));
  return withWholePeriods(withNumberedPoints(withWholeHeadings(told))).map(withCellsOfPeriod);
}

/** "»" with a "«" after it is a quotation mark and not a list mark. */
function withQuotationMark(line: CvLine): CvLine {
  return line.bullet === "»" ? { ...line, bullet: undefined, text: `»${line.text}` } : line;
}

/** Joins a wrapped heading in a margin ("PERSONLIGE" above "FÆRDIGHEDER") if its first line alone is not a heading. */
function withWholeHeadings(rows: readonly CvRow[]): readonly CvRow[] {
  return rows.flatMap((row, at) => {
    const [above, below] = [rows[at - 1], rows[at + 1]];
    if (above && isWrappedHeading(above, row)) return [];
    return below && isWrappedHeading(row, below) ? [{ ...row, text: `${row.text} ${below.text}` }] : [row];
  });
}

function isWrappedHeading(first: CvRow, second: CvRow): boolean {
  const isCapital = (text: string): boolean => /^[\p{Lu}\s&-]{4,}$/u.test(text);
  return (
    ((isCapital(first.text) && isCapital(second.text)) || /^\p{Ll}\P{Lu}+$/u.test(second.text)) &&
    first.alone &&
    second.alone &&
    first.page === second.page &&
    first.family === second.family &&
    first.bold === second.bold &&
    Math.abs(first.size - second.size) < 0.2 &&
    (second.gapAbove ?? Infinity) < second.size * 0.6 &&
    [first.x - second.x, first.x + first.width - second.x - second.width].some((distance) => Math.abs(distance) < 2) &&
    findHeadingName(first.text) === undefined &&
    (findHeadingName(`${first.text} ${second.text}`) ?? findHeadingName(second.text)) !== undefined
  );
}

const numbered = new RegExp(String.raw`^(\d{1,2})[.)]\s+(?=\S)(?!(?:${monthPattern})(?!\p{L}))`, "iu");
/** The most wrapped lines between two numbered points of one list. */
const mostWrapped = 4;

/** Takes "1.", "2.", "3." at the beginning of rows below one another as list marks. A date ("1. april") has no successor. */
function withNumberedPoints(rows: readonly CvRow[]): readonly CvRow[] {
  // Bold rows do not count, since headings are numbered too.
  const numbers = rows.map((row) =>
    row.bullet === undefined && !row.bold ? Number(numbered.exec(row.text)?.[1]) : Number.NaN,
  );
  const follows = (at: number, step: 1 | -1): boolean => {
    for (let other = at + step; Math.abs(other - at) <= mostWrapped; other += step) {
      if (numbers[other] === (numbers[at] ?? 0) + step && Math.abs((rows[other]?.x ?? 0) - (rows[at]?.x ?? 0)) < 8)
        return true;
    }
    return false;
  };
  return rows.map((row, at) =>
    Number.isNaN(numbers[at]) || (!follows(at, 1) && !follows(at, -1))
      ? row
      : { ...row, bullet: "1.", text: row.text.replace(numbered, "") },
  );
}

/** "Periode | Stilling | Arbejdsplads" above a table of roles. */
function isTableHead(row: CvRow): boolean {
  return row.cells !== undefined && row.cells.length > 1 && row.cells.every(isFieldLabel);
}

/** Single labels that occur this often begin the rows of a form. One such word may begin a name: "Job Coach". */
const fewestOfLabel = 2;
const fewestLabels = 3;

/** Whether a label at the beginning of a row is one of a form: it has several words, or the form repeats several labels. */
function labelsOfForm(rows: readonly CvRow[]): (label: string) => boolean {
  const counts = Map.groupBy(
    rows.flatMap(({ text }) => labelAtStart(text) ?? []),
    (label) => label,
  );
  const repeated = new Set([...counts].flatMap(([label, all]) => (all.length >= fewestOfLabel ? [label] : [])));
  return (label) => label.includes(" ") || (repeated.size >= fewestLabels && repeated.has(label));
}

/** Removes the label of a form: "Stilling | Driftschef" -> "Driftschef". */
function withoutLabel(row: CvRow, isLabel: (label: string) => boolean): CvRow {
  const [first = "", ...rest] = row.cells ?? [];
  if (row.bullet !== undefined) return row;
  const label = rest.length === 0 ? labelAtStart(row.text) : undefined;
  if (label !== undefined && isLabel(label))
    return { ...row, text: row.text.slice(label.length).replace(/^[\s:]+/u, "") };
  if (rest.length === 0) return row;
  if (!isFieldLabel(first)) return row;
  return {
    ...withoutCells(row),
    text: rest.join(" | "),
    alone: rest.length === 1,
    ...(rest.length > 1 && { cells: rest }),
  };
}

/** Splits a table row with a period into its cells: "2019 – nu | Driftschef | Nordhavn A/S". */
function withCellsOfPeriod(row: CvRow): CvRow {
  const isPeriod = (cell: string): boolean => {
    const found = findPeriod(cell);
    return (
      found !== undefined && countWords(cell.replace(cell.slice(found.index, found.index + found.length), "")) === 0
    );
  };
  if (row.cells === undefined || row.bullet !== undefined || !row.cells.some(isPeriod)) return row;
  return { ...row, alone: false, text: row.cells.join(" | ") };
}

/** Whether the left column of a page is a margin of dates or headings. */
export function hasMargin(document: CvDocument, page: number): boolean {
  return isMarginOfPage(document.lines.filter((line) => line.page === page));
}

function isMarginOfPage(lines: readonly CvLine[]): boolean {
  return isMarginOf(
    lines.filter((line) => line.column === 0),
    lines.filter((line) => line.column === 1),
  );
}

function linesOfPage(document: CvDocument, page: number): readonly CvLine[] {
  const lines = document.lines.filter((line) => line.page === page);
  if (!isMarginOfPage(lines)) return lines;
  return lines
    .map((line) => ({ ...line, column: 0 }))
    .toSorted((a, b) => (Math.abs(a.y - b.y) < tolerance(a, b) ? a.x - b.x : a.y - b.y));
}

function isMarginOf(side: readonly CvLine[], main: readonly CvLine[]): boolean {
  const [top, bottom] = [Math.min(...main.map((line) => line.y)), Math.max(...main.map((line) => line.y))];
  const beside = side.filter((line) => line.y >= top - 20 && line.y <= bottom + 20);
  const labels = beside.filter((line) => isLabel(line.text));
  return beside.length > 0 && labels.length >= beside.length * 0.7 && labels.some((label) => meets(label, main));
}

function meets(label: CvLine, main: readonly CvLine[]): boolean {
  return main.some((line) => Math.abs(line.y - label.y) < tolerance(line, label));
}

function isLabel(text: string): boolean {
  if (countWords(text) > 6) return false;
  return findPeriod(text) !== undefined || findHeadingName(text) !== undefined;
}

function sharesRow(row: CvLine, line: CvLine): boolean {
  return (
    row.page === line.page &&
    row.column === line.column &&
    line.x > row.x &&
    line.bullet === undefined &&
    Math.abs(row.y - line.y) < tolerance(row, line)
  );
}

function joined(row: CvRow, line: CvLine): CvRow {
  const width = Math.max(row.width, line.x + line.width - row.x);
  const cells = [...cellsOf(row), ...cellsOf(line)];
  return { ...row, width, alone: false, text: `${row.text} | ${line.text}`, cells };
}

/** Returns a row for each piece of a paragraph, one below the other from `first`. Empty pieces get no row. */
export function rowsOfPieces(first: CvRow, pieces: readonly string[]): readonly CvRow[] {
  return pieces
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map((text, line) => ({
      ...withoutCells(first),
      bullet: undefined,
      alone: true,
      y: first.y + line * first.size,
      text,
    }));
}

export function withoutCells({ cells: _, ...row }: CvRow): CvRow {
  return row;
}

/** The pieces of a line that wide gaps separate; the whole line without such a gap. */
export function cellsOf({ cells, text }: CvLine): readonly string[] {
  return cells ?? [text];
}

function tolerance(a: CvLine, b: CvLine): number {
  return Math.min(a.size, b.size) * 0.45;
}
