import { runsOn, type TextFlow, wraps } from "./blocks.ts";
import { continuesName, countNamesAbove, firstNameRow, isTitleRow, namesIn } from "./name-rows.ts";
import { findTitleWord, looksLikeEmployer, namesJob } from "./job-words.ts";
import { findPeriod, type FoundPeriod, isWithinPeriod, leftOpen, type Period } from "./period.ts";
import { isAsideOnly, namedIn, namesBreak, type RoleName, roleNameOf } from "./role-name.ts";
import type { CvRow } from "./cv-rows.ts";
import { countWords } from "./words.ts";

interface Anchor {
  /** Index of the row with the period. */
  readonly at: number;
  readonly found: FoundPeriod;
}

export interface RoleEntry {
  /** Index of its first row. */
  readonly from: number;
  /** Index of the row below its title rows. */
  readonly bodyFrom: number;
  readonly name: RoleName;
  readonly period: Period | undefined;
  readonly isBreak: boolean;
  /** True below an employer with the time of all jobs there: "Finlytics" above "5 years 4 months". */
  readonly beginsGroup: boolean;
  /** The text behind the name on the same row: "2001 - 2014 Værkfører, Grundfos. Ledede 40 medarbejdere". */
  readonly rest: readonly CvRow[];
}

/** The entries of a section of jobs, by their periods; by their titles if there are no periods. */
export function roleEntriesOf(rows: readonly CvRow[], flow: TextFlow): readonly RoleEntry[] {
  const anchors = findAnchors(rows, flow);
  return anchors.length > 0 ? withEmployersAbove(rows, datedEntries(rows, anchors, flow)) : undatedEntries(rows);
}

/**
 * Gives jobs without an employer the one that stands alone above the first of them: "MAERSK TANKERS, Copenhagen" above
 * "Head of Controlling, 2014 – 2020". Else that row would be read as text of the job before.
 */
function withEmployersAbove(rows: readonly CvRow[], entries: readonly RoleEntry[]): readonly RoleEntry[] {
  let employer: string | undefined;
  return entries.map((entry, at) => {
    const { name } = entry;
    const above = entry.from - 1 >= (entries[at - 1]?.bodyFrom ?? 0) ? rows[entry.from - 1] : undefined;
    const isBelow = above !== undefined && isEmployerRow(above);
    const isHeaded = isEmployerAlone(rows[entry.from]);
    if (name.employer !== undefined) employer = isHeaded ? name.employer : undefined;
    else if (isBelow) employer = employerIn(above.text);
    if (employer === undefined || name.title === undefined || name.employer !== undefined) return entry;
    const from = isBelow ? entry.from - 1 : entry.from;
    return { ...entry, from, name: { ...name, employer, label: `${name.title}, ${employer}` } };
  });
}

/** Whether the first row of a name has an employer and no period, so that several jobs may follow. */
function isEmployerAlone(row: CvRow | undefined): boolean {
  return row !== undefined && findPeriod(row.text) === undefined && isEmployerRow(row);
}

/** The employer in a row with nothing but one and its place. */
function employerIn(text: string): string {
  const { title, employer } = roleNameOf([text]);
  return employer ?? title ?? text;
}

const mostWordsOfEmployer = 6;

function isEmployerRow({ text, bold, bullet }: CvRow): boolean {
  const isLoud = bold || /^\p{Lu}{3,}(?:\s\p{Lu}{2,})*(?!\p{Ll})/u.test(text) || looksLikeEmployer(text);
  const isName = /^\p{Lu}[^.!?:\d]*$/u.test(text) && countWords(text) <= mostWordsOfEmployer && !isAsideOnly(text);
  return bullet === undefined && isLoud && isName && findTitleWord(text) === undefined;
}

function findAnchors(rows: readonly CvRow[], flow: TextFlow): readonly Anchor[] {
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

/** Removes points within the period of the job above them: "2021–2022: projektleder for nyt lagersystem". */
function withoutTasks(rows: readonly CvRow[], anchors: readonly Anchor[]): readonly Anchor[] {
  const isPoint = ({ at }: Anchor): boolean => rows[at]?.bullet !== undefined;
  return anchors.filter((anchor, position) => {
    const job = anchors.slice(0, position).findLast((above) => !isPoint(above));
    return !isPoint(anchor) || job === undefined || !isWithinPeriod(anchor.found.period, job.found.period);
  });
}

/** The lines that a point may have before one that begins with a year: "after the cloudburst in August" above "2022". */
const mostLinesOfPoint = 4;

/** Whether a row stands below a point of a list at the left edge of its text, as a wrapped line does. */
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
 * Whether a time since a year is within the text of a job: "Har afleveret 27 entrepriser siden 2020", which names none, and
 * "Service og nybyg, tillidsrepræsentant fra 2007" in the years of the job above.
 */
function tellsOfTask({ text, bold }: CvRow, { period, index }: FoundPeriod, above: Anchor | undefined): boolean {
  if (period.kind !== "read" || !/^(?:fra|siden|from|since)\s/iu.test(period.text)) return false;
  const before = text.slice(0, index);
  const job = above?.found.period;
  const isWithin =
    job?.kind === "read" &&
    job.end !== "now" &&
    period.start.first >= job.start.first &&
    period.start.last <= job.end.last;
  return (countWords(before) > mostWordsOfTask && !namesJob(before)) || (isWithin && !bold && countWords(before) > 0);
}

const mostWordsOfTask = 4;

/** Whether a row is the period at the end of a wrapped point: "Sekretær for arbejdsgruppen" above "2005–2006". */
function endsPoint(rows: readonly CvRow[], at: number, { length }: FoundPeriod, flow: TextFlow): boolean {
  const [above, row] = [rows[at - 1], rows[at]];
  return above !== undefined && row?.text.length === length && continuesPoint(rows, at) && wraps(above, row, flow);
}

/** Beside "2009 - 2016 Teamleder", "2016 - Driftsleder" is a current job. */
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
  // "Siden 2020 har vi delt hus med borgerservice" is a sentence.
  if (before === "" && /^\p{Ll}/u.test(after) && /^(?:siden|since|fra|from)\s/iu.test(row.text)) return false;
  // "Censor, hvert år siden 2018" is a remark.
  if (/(?<!\p{L})(?:hvert år|hver måned|every year|each year)$/iu.test(before)) return false;
  const atEdge = before === "" || after === "" || (/[|,·•([:;–—-]$/u.test(before) && /^[|,·•)\]:;–—-]/u.test(after));
  if (row.bullet !== undefined) return found.range && before === "" && countWords(after) <= 12 && countWords(after) > 0;
  const words = countWords(before) + countWords(after);
  // "1. maj 2018 - d.d." ends no sentence, and neither does "2011 - 2015 Regnskabsfører for tre sogne i Midtfyns Provsti."
  const isSentence = after !== "" && /[.;]$/u.test(row.text) && words > 6;
  const isName =
    before === "" && found.range && words <= mostWordsOfName && /^[|\s]*\p{Lu}/u.test(after) && namesJob(after);
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

/** Period, title and employer. */
const fewestCells = 3;

function datedEntries(rows: readonly CvRow[], anchors: readonly Anchor[], flow: TextFlow): readonly RoleEntry[] {
  const count = countNamesAbove(rows, anchors[0]?.at ?? 0, flow);
  const starts = anchors.map((anchor, position) => {
    const floor = (anchors[position - 1]?.at ?? -1) + 1;
    return firstNameRow(rows, { at: anchor.at, floor, count: count || Number(isNamedAbove(rows, anchor)) }, flow);
  });
  return anchors.map(({ at, found }, position) => {
    const end = starts[position + 1] ?? rows.length;
    const from = starts[position] ?? at;
    const above = namesIn(rows.slice(from, at), flow);
    const row = rows[at]?.text ?? "";
    const goesOn = /^\p{Ll}/u.test(rows[at + 1]?.text ?? "");
    const { name: named, rest } = namedIn(row.slice(found.index + found.length), goesOn);
    const anchorRow = rows[at];
    let own = `${row.slice(0, found.index)} | ${named}`;
    let bodyFrom = at + 1;
    while (named !== "" && rest === "" && bodyFrom < end && continuesName(rows[bodyFrom - 1], rows[bodyFrom], flow)) {
      own = `${own} ${rows[bodyFrom]?.text}`;
      bodyFrom += 1;
    }
    const wholeTo = bodyFrom;
    let name = roleNameOf([...above, own]);
    while (
      rest === "" &&
      bodyFrom < end &&
      bodyFrom - at <= 2 &&
      (!isComplete(name) || mayBeCompletedBy(name, rows[bodyFrom])) &&
      continuesNameBelow(rows, bodyFrom, end)
    ) {
      name = roleNameOf([...above, own, ...rows.slice(wholeTo, bodyFrom + 1).map((next) => next.text)]);
      bodyFrom += 1;
    }
    while (
      rest === "" &&
      bodyFrom < end &&
      rows[bodyFrom]?.bullet === undefined &&
      isAsideOnly(rows[bodyFrom]?.text ?? "")
    )
      bodyFrom += 1;
    // "august 2017 – februar 2022 (barsel feb. – nov. 2018)" is a job with a leave in it.
    const beside = [...above, own]
      .map((text) => text.replaceAll(/\([^()]*\)/gu, ""))
      .filter((text) => /\p{L}/u.test(text));
    return {
      from,
      bodyFrom,
      name,
      period: found.period,
      beginsGroup: rows.slice(from, at).some(({ text }) => duration.test(text)),
      isBreak: namesBreak(beside.length > 0 ? beside : rows.slice(at + 1, bodyFrom).map((next) => next.text)),
      rest: rest === "" || anchorRow === undefined ? [] : [{ ...anchorRow, text: rest, bullet: undefined }],
    };
  });
}

/** Whether a period stands alone below a name in bold, although the first job has its name beside the period. */
function isNamedAbove(rows: readonly CvRow[], { at, found }: Anchor): boolean {
  const row = rows[at];
  const isAlone =
    row !== undefined && !/\p{L}/u.test(row.text.slice(0, found.index) + row.text.slice(found.index + found.length));
  return isAlone && !row.bold && rows[at - 1]?.bold === true && rows[at + 1]?.bold !== true;
}

/** The time at an employer, as LinkedIn writes it above several jobs there. */
const duration = /^\d+ (?:years?|yrs?|år|months?|mos?|måneder)(?: (?:og |and )?\d+ (?:months?|mos?|måneder))?$/iu;

function isComplete(name: RoleName): boolean {
  return name.title !== undefined && name.employer !== undefined;
}

/**
 * Whether a row names the employer of a job whose name has only a word in small letters in its place, or the title of one
 * whose name has none that is known: "Royal Harwick Infirmary, Leeds" above "Ward Manager".
 */
function mayBeCompletedBy({ title = "", employer = "" }: RoleName, row: CvRow | undefined): boolean {
  if (row === undefined) return false;
  if (/^\p{Ll}/u.test(employer) && (row.italic || looksLikeEmployer(row.text))) return true;
  return findTitleWord(title) === undefined && findTitleWord(row.text) !== undefined && !/\d/u.test(row.text);
}

/** Whether a row below the period is part of the name, and not the whole description of the job. */
function continuesNameBelow(rows: readonly CvRow[], at: number, end: number): boolean {
  const row = rows[at];
  if (!row || !isTitleRow(row) || countWords(row.text) > 9) return false;
  return at + 1 < end || countWords(row.text) <= 4 || looksLikeEmployer(row.text);
}

function undatedEntries(rows: readonly CvRow[]): readonly RoleEntry[] {
  const entries: RoleEntry[] = [];
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1];
    const begins = at === 0 || before?.bullet !== undefined || (row.bold && before?.bold === false);
    if (!begins || !isTitleRow(row) || (entries.at(-1)?.bodyFrom ?? -1) > at) continue;
    const name = roleNameOf([row.text]);
    if (name.title === undefined && name.employer === undefined) continue;
    const next = rows[at + 1];
    const takesNext = !isComplete(name) && next !== undefined && continuesNameBelow(rows, at + 1, rows.length);
    entries.push({
      from: at,
      bodyFrom: takesNext ? at + 2 : at + 1,
      name: takesNext ? roleNameOf([row.text, next.text]) : name,
      period: undefined,
      beginsGroup: false,
      isBreak: namesBreak([row.text]),
      rest: [],
    });
  }
  return entries;
}
