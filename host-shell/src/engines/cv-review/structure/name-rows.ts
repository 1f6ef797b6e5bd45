import { isNextLine, runsOn, textOfRows, type TextFlow } from "./blocks.ts";
import type { CvRow } from "./cv-rows.ts";
import { countWords } from "./words.ts";

/** The most names above the period of a role: title, employer, place. */
const most = 3;
const endsOpen = /(?:[,&|–-]|(?<![\p{L}])(?:og|and|for|af|of|hos|ved|at))$/iu;

/** The number of names above the first period. One name may take several rows. */
export function countNamesAbove(rows: readonly CvRow[], period: number, flow: TextFlow): number {
  let count = 0;
  let from = period;
  for (let next = nameAbove(rows, from, 0, flow); count < most && next < from; next = nameAbove(rows, from, 0, flow)) {
    from = next;
    count += 1;
  }
  return count;
}

/** Index of the first row of the `count` names above the row `at`. */
export function firstNameRow(
  rows: readonly CvRow[],
  { at, floor, count }: { readonly at: number; readonly floor: number; readonly count: number },
  flow: TextFlow,
): number {
  let from = at;
  for (let taken = 0; taken < count; taken += 1) from = nameAbove(rows, from, floor, flow);
  return from;
}

/** Index of the first row of the name that ends directly above `at`; `at` if there is no such name. */
function nameAbove(rows: readonly CvRow[], at: number, floor: number, flow: TextFlow): number {
  let from = at - 1;
  while (from > floor && continuesName(rows[from - 1], rows[from], flow)) from -= 1;
  const first = rows[from];
  const isName = from === at - 1 ? isTitleRow(first) : first !== undefined && !/^\p{Ll}/u.test(first.text);
  return from >= floor && isName ? from : at;
}

/** The names in rows. One name may take several rows. */
export function namesIn(rows: readonly CvRow[], flow: TextFlow): readonly string[] {
  const groups: CvRow[][] = [];
  for (const row of rows) {
    const open = groups.at(-1);
    if (open && continuesName(open.at(-1), row, flow)) open.push(row);
    else groups.push([row]);
  }
  return groups.map(textOfRows);
}

/**
 * Whether `row` continues the name on the row before. That row has an open end ("Lagerchef, Hvidevarehuset A/S,"), an
 * open bracket, or is a full line in bold.
 */
export function continuesName(before: CvRow | undefined, row: CvRow | undefined, flow: TextFlow): boolean {
  if (before === undefined || row === undefined || before.bullet !== undefined || !row.alone) return false;
  if (/\([^)]*$/u.test(before.text) && /^[^(]*\)/u.test(row.text) && row.bullet === undefined) return true;
  if (!before.alone) return continuesCell(before, row);
  if (!isNextLine(before, row, flow) || /[.;:]$/u.test(before.text)) return false;
  if (endsOpen.test(before.text) && isTitleRow(before) && isTitleRow(row)) return true;
  return before.bold && row.bold && countWords(row.text) <= 12 && runsOn(before, row, flow);
}

/**
 * Whether a row continues the last cell of the table row above, which has an open end: "Omsorg" below
 * "2019 – nu | Centerchef for Sundhed og".
 */
function continuesCell(before: CvRow, row: CvRow): boolean {
  return (
    endsOpen.test(before.text) &&
    (isTitleRow(row) || (before.text.endsWith(",") && countWords(row.text) <= 3)) &&
    row.page === before.page &&
    row.x > before.x + before.size * 3 &&
    row.y > before.y &&
    row.y - before.y < before.size * 2
  );
}

export function isTitleRow(row: CvRow | undefined): boolean {
  if (!row || row.bullet !== undefined || /^\p{Ll}/u.test(row.text) || /\p{Ll}{7}[.!?]\s+\p{Lu}\p{Ll}/u.test(row.text))
    return false;
  return (
    countWords(row.text) <= (row.bold ? 16 : 12) &&
    !/[.;:]$/u.test(row.text.replace(/\b(?:A\.?S|A\.?m\.?b\.?a|Inc|Ltd|Co)\.$/iu, ""))
  );
}
