import type { CvPage } from "../reading/cv-document.ts";
import { findDates } from "./cv-date.ts";
import type { CvRow } from "./cv-rows.ts";

/** Rows that belong together: a point of a list with all its lines, or a paragraph. */
export interface CvBlock {
  readonly kind: "point" | "paragraph";
  readonly text: string;
  readonly rows: readonly CvRow[];
}

/** The measures of a CV that distinguish a wrapped line from the end of a paragraph. */
export interface TextFlow {
  /** The right edge of the column of a row. */
  readonly edgeOf: (row: CvRow) => number;
  /**
   * White space above a line that continues a sentence, in ems; `undefined` if no such line was found with certainty.
   */
  readonly wrapGap: number | undefined;
}

export function textFlowOf(rows: readonly CvRow[], pages: readonly CvPage[]): TextFlow {
  const edges = new Map<string, number>();
  // Pages with the same number of columns share their edges, since all lines of a single page may be short.
  const keyOf = (row: CvRow): string => `${pages[row.page]?.columns}/${row.column}`;
  for (const row of rows) edges.set(keyOf(row), Math.max(edges.get(keyOf(row)) ?? 0, row.x + row.width));
  const gaps = rows
    .flatMap((row) =>
      row.gapAbove !== undefined && row.bullet === undefined && /^\p{Ll}[^@]*$/u.test(row.text)
        ? [row.gapAbove / row.size]
        : [],
    )
    .toSorted((a, b) => a - b);
  return { edgeOf: (row) => edges.get(keyOf(row)) ?? 0, wrapGap: gaps[Math.floor(gaps.length / 2)] };
}

export function blocksOf(rows: readonly CvRow[], flow: TextFlow): readonly CvBlock[] {
  const groups: { readonly kind: CvBlock["kind"]; readonly rows: CvRow[] }[] = [];
  for (const row of rows) {
    const open = groups.at(-1);
    const last = open?.rows.at(-1);
    if (row.bullet !== undefined) groups.push({ kind: "point", rows: [row] });
    else if (open && last && runsOn(last, row, flow)) open.rows.push(row);
    else groups.push({ kind: "paragraph", rows: [row] });
  }
  return groups.map(({ kind, rows: own }) => ({ kind, rows: own, text: textOfRows(own) }));
}

/**
 * Whether `row` continues the text of the previous row: it begins in lower case, or its first word did not fit on the
 * previous row.
 */
export function runsOn(before: CvRow, row: CvRow, flow: TextFlow): boolean {
  if (!isNextLine(before, row, flow)) return false;
  if (
    findDates(row.text)[0]?.index === 0 &&
    !/(?:[,(]|(?<![\p{L}])(?:i|fra|til|siden|og|in|from|to|since|and))$/iu.test(before.text)
  )
    return false;
  return /^\p{Ll}/u.test(row.text) || wraps(before, row, flow);
}

/** Whether `row` has the place and the look of the next line of the same text. */
export function isNextLine(before: CvRow, row: CvRow, flow: TextFlow): boolean {
  if (row.bullet !== undefined || before.bold !== row.bold || Math.abs(before.size - row.size) > 0.6) return false;
  if (before.page !== row.page || before.column !== row.column) return true;
  if (row.gapAbove !== undefined && row.gapAbove > row.size * longestGap(flow)) return false;
  return Math.abs(before.y - row.y) >= row.size * 0.4;
}

function longestGap({ wrapGap }: TextFlow): number {
  return wrapGap === undefined ? 0.9 : Math.max(0, wrapGap) * 1.35 + 0.08;
}

/** Whether the first word of `row` did not fit on the row before. */
export function wraps(before: CvRow, row: CvRow, { edgeOf }: TextFlow): boolean {
  const firstWord = row.text.split(" ", 1)[0]?.length ?? 0;
  const nextWord = ((firstWord + 1) * row.width) / Math.max(row.text.length, 1);
  return before.x + before.width + nextWord > edgeOf(before) - row.size * 0.5;
}

export function textOfRows(rows: readonly CvRow[]): string {
  return rows.reduce((text, row) => (text === "" ? row.text : joinedLines(text, row.text)), "");
}

/** Joins a word that is hyphenated at the end of its line; "drifts- og salgschef" keeps its hyphen. */
function joinedLines(text: string, next: string): string {
  const divided = /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next) && !/^(?:og|eller|and|or)\b/u.test(next);
  return divided ? text.slice(0, -1) + next : `${text} ${next}`;
}
