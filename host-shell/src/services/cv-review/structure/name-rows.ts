import { isNextLine, runsOn, textOf, type TextFlow } from "./blocks.ts";
import type { CvRow } from "./cv-rows.ts";
import { countWords } from "./words.ts";

/** Most rows that name a job above its period: title, employer, place. */
const most = 3;
const endsOpen = /(?:[,&|–-]|(?<![\p{L}])(?:og|and|for|af|of|hos|ved|at))$/iu;

/** How many names stand above the first period, where each may take several rows. */
export function countNamesAbove(rows: readonly CvRow[], period: number, flow: TextFlow): number {
  let count = 0;
  let from = period;
  for (let next = nameAbove(rows, from, 0, flow); count < most && next < from; next = nameAbove(rows, from, 0, flow)) {
    from = next;
    count += 1;
  }
  return count;
}

/** Index of the first of the rows above `at` that name a job, which has `count` names there. */
export function firstNameRow(
  rows: readonly CvRow[],
  { at, floor, count }: { readonly at: number; readonly floor: number; readonly count: number },
  flow: TextFlow,
): number {
  let from = at;
  for (let taken = 0; taken < count; taken += 1) from = nameAbove(rows, from, floor, flow);
  return from;
}

/** Index of the first row of the name that ends right above `at`, or `at` where none does. */
function nameAbove(rows: readonly CvRow[], at: number, floor: number, flow: TextFlow): number {
  let from = at - 1;
  while (from > floor && carriesOnName(rows[from - 1], rows[from], flow)) from -= 1;
  const first = rows[from];
  const isName = from === at - 1 ? isTitleRow(first) : first !== undefined && !/^\p{Ll}/u.test(first.text);
  return from >= floor && isName ? from : at;
}

/** The names that rows tell, each with all its rows. */
export function namesIn(rows: readonly CvRow[], flow: TextFlow): readonly string[] {
  const groups: CvRow[][] = [];
  for (const row of rows) {
    const open = groups.at(-1);
    if (open && carriesOnName(open.at(-1), row, flow)) open.push(row);
    else groups.push([row]);
  }
  return groups.map(textOf);
}

/** Whether `row` is the rest of a name, as of "Lagerchef, Hvidevarehuset A/S," or of one in bold that fills its line. */
export function carriesOnName(before: CvRow | undefined, row: CvRow | undefined, flow: TextFlow): boolean {
  if (before === undefined || row === undefined || before.bullet !== undefined || !before.alone || !row.alone)
    return false;
  if (!isNextLine(before, row, flow) || /[.;:]$/u.test(before.text)) return false;
  if (endsOpen.test(before.text) && isTitleRow(before) && isTitleRow(row)) return true;
  return before.bold && row.bold && countWords(row.text) <= 12 && runsOn(before, row, flow);
}

export function isTitleRow(row: CvRow | undefined): boolean {
  if (!row || row.bullet !== undefined || /^\p{Ll}/u.test(row.text)) return false;
  return (
    countWords(row.text) <= (row.bold ? 16 : 12) && !/[.;:]$/u.test(row.text.replace(/\b(?:A\.?S|Inc|Ltd|Co)\.$/u, ""))
  );
}
