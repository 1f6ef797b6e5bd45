import { runsOn, type TextFlow, wraps } from "./blocks.ts";
import type { CvRow } from "./cv-rows.ts";
import { namesRole } from "./role-words.ts";
import { findPeriod, type FoundPeriod, isWithinPeriod, leftOpen } from "./period.ts";
import { namedIn } from "./role-name.ts";
import { countWords } from "./words.ts";

/** A period that, by its position, may be the period of a role. */
export interface Anchor {
  /** Index of the row with the period. */
  readonly at: number;
  readonly found: FoundPeriod;
}

/** The periods of roles in the rows of a section. */
export function findAnchors(rows: readonly CvRow[], flow: TextFlow): readonly Anchor[] {
  const anchors: Anchor[] = [];
  for (const [at, row] of rows.entries()) {
    const found = findPeriod(row.text);
    if (!found || !standsAsPeriod(row, found)) continue;
    const before = rows[at - 1];
    const isProse = before && row.alone && found.index > 0 && runsOn(before, row, flow) && countWords(before.text) > 8;
    if (tellsOfTask(row, found, anchors.at(-1))) continue;
    if (!isProse && !(found.range ? endsPoint(rows, at, found, flow) : continuesPoint(rows, at)))
      anchors.push({ at, found });
  }
  return withOpenDashes(rows, withoutTasks(rows, anchors));
}

/** Removes points within the period of the role above them: "2021–2022: projektleder for nyt lagersystem". */
function withoutTasks(rows: readonly CvRow[], anchors: readonly Anchor[]): readonly Anchor[] {
  const isPoint = ({ at }: Anchor): boolean => rows[at]?.bullet !== undefined;
  return anchors.filter((anchor, position) => {
    const role = anchors.slice(0, position).findLast((above) => !isPoint(above));
    return !isPoint(anchor) || role === undefined || !isWithinPeriod(anchor.found.period, role.found.period);
  });
}

/** The most lines that a point may have above a year: "after the cloudburst in August" above "2022". */
const mostLinesOfPoint = 4;

/** Whether a row is below a point of a list and begins where the text of the point begins, as a wrapped line does. */
function continuesPoint(rows: readonly CvRow[], at: number): boolean {
  const row = rows[at];
  if (row === undefined || row.bullet !== undefined) return false;
  for (let above = at - 1; above >= Math.max(0, at - mostLinesOfPoint); above -= 1) {
    const other = rows[above];
    if (other === undefined || Math.abs(other.x - row.x) > 2 || other.bold !== row.bold) return false;
    if (other.bullet !== undefined) return true;
  }
  return false;
}

/**
 * Whether a row with "since" and a year belongs to the text of a role. "Har afleveret 27 entrepriser siden 2020" names
 * no role, and "Service og nybyg, tillidsrepræsentant fra 2007" is within the years of the role above.
 */
function tellsOfTask({ text, bold }: CvRow, { period, index }: FoundPeriod, above: Anchor | undefined): boolean {
  if (period.kind !== "read" || !/^(?:fra|siden|from|since)\s/iu.test(period.text)) return false;
  const before = text.slice(0, index);
  const role = above?.found.period;
  const isWithin =
    role?.kind === "read" &&
    role.end !== "now" &&
    period.start.first >= role.start.first &&
    period.start.last <= role.end.last;
  return (countWords(before) > mostWordsOfTask && !namesRole(before)) || (isWithin && !bold && countWords(before) > 0);
}

const mostWordsOfTask = 4;

/** Whether a row is the period at the end of a wrapped point: "Sekretær for arbejdsgruppen" above "2005–2006". */
function endsPoint(rows: readonly CvRow[], at: number, { length }: FoundPeriod, flow: TextFlow): boolean {
  const [above, row] = [rows[at - 1], rows[at]];
  return above !== undefined && row?.text.length === length && continuesPoint(rows, at) && wraps(above, row, flow);
}

/** In the same section as "2009 - 2016 Teamleder", "2016 - Driftsleder" is a current role. */
function withOpenDashes(rows: readonly CvRow[], anchors: readonly Anchor[]): readonly Anchor[] {
  const ranges = anchors.filter(({ found }) => found.range);
  const textAfter = ({ at, found }: Anchor): string => rows[at]?.text.slice(found.index + found.length) ?? "";
  const dashed = ranges.some((anchor) => /^\s*[-–—]/u.test(textAfter(anchor)));
  if (ranges.length < anchors.length / 2 || dashed) return anchors;
  return anchors.map((anchor) =>
    anchor.found.range
      ? anchor
      : { ...anchor, found: leftOpen(anchor.found, rows[anchor.at]?.text ?? "") ?? anchor.found },
  );
}

function standsAsPeriod(row: CvRow, found: FoundPeriod): boolean {
  const before = row.text
    .slice(0, found.index)
    .replace(/^\[\s*$/u, "")
    .trimEnd();
  const behind = row.text
    .slice(found.index + found.length)
    .replace(/^\s*\]/u, "")
    .trimStart();
  const { name: after, rest } =
    before === "" && (found.range || leftOpen(found, row.text)) ? namedIn(behind) : { name: behind, rest: "" };
  if (found.range && before === "" && isFirstOfCells(row, found)) return true;
  // "Siden 2020 har vi delt hus med borgerservice" is a sentence and begins no role.
  if (before === "" && /^\p{Ll}/u.test(after) && /^(?:siden|since|fra|from)\s/iu.test(row.text)) return false;
  // "Censor, hvert år siden 2018" is a remark and begins no role.
  if (/(?<!\p{L})(?:hvert år|hver måned|every year|each year)$/iu.test(before)) return false;
  const atEdge = before === "" || after === "" || (/[|,·•([:;–—-]$/u.test(before) && /^[|,·•)\]:;–—-]/u.test(after));
  if (row.bullet !== undefined) return found.range && before === "" && countWords(after) <= 12 && countWords(after) > 0;
  const words = countWords(before) + countWords(after);
  // Despite its full stop, a row is not a sentence if it is short or names a role after the period: "1. maj 2018 -
  // d.d.", "2011 - 2015 Regnskabsfører for tre sogne i Midtfyns Provsti."
  const isSentence = after !== "" && /[.;]$/u.test(row.text) && words > 6;
  const isName =
    before === "" && found.range && words <= mostWordsOfName && /^[|\s]*\p{Lu}/u.test(after) && namesRole(after);
  if (rest === "" && isSentence && !isName) return false;
  return (
    atEdge &&
    (found.range ? words <= 14 : words <= 8 && /^[|,·•):;–—-]?/u.test(after) && !/\b(?:i|in|since|den)$/iu.test(before))
  );
}

const mostWordsOfName = 10;

/** Whether a row of a table begins with the cell of its period: "03.2012 – 10.2017 | Souschef | Nordkystens Hospital". */
function isFirstOfCells({ cells = [], bullet }: CvRow, { period }: FoundPeriod): boolean {
  return bullet === undefined && cells.length >= fewestCells && cells[0]?.trim() === period.text;
}

/** The least number of cells: period, title and employer. */
const fewestCells = 3;
