import type { TextFlow } from "./blocks.ts";
import { type Anchor, findAnchors } from "./role-anchors.ts";
import { continuesName, countNamesAbove, firstNameRow, isTitleRow, namesIn } from "./name-rows.ts";
import { findTitleWord, looksLikeEmployer } from "./role-words.ts";
import type { Period } from "./period.ts";
import { isAsideOnly, namedIn, namesBreak, type RoleName, roleNameOf } from "./role-name.ts";
import type { CvRow } from "./cv-rows.ts";
import { countWords } from "./words.ts";

export interface RoleEntry {
  /** Index of the first row of the entry. */
  readonly from: number;
  /** Index of the row below the rows of the name. */
  readonly bodyFrom: number;
  readonly name: RoleName;
  readonly period: Period | undefined;
  readonly isBreak: boolean;
  /**
   * True for the first of several roles at one employer, as LinkedIn writes them: the employer and the total time there
   * are above the role, "Finlytics" above "5 years 4 months".
   */
  readonly beginsGroup: boolean;
  /** The text after the name on the same row: "2001 - 2014 Værkfører, Grundfos. Ledede 40 medarbejdere". */
  readonly rest: readonly CvRow[];
}

/** The entries of a section of roles, found by their periods; without periods, by their titles. */
export function roleEntriesOf(rows: readonly CvRow[], flow: TextFlow): readonly RoleEntry[] {
  const anchors = findAnchors(rows, flow);
  return anchors.length > 0 ? datedEntries(rows, anchors, flow) : undatedEntries(rows);
}

function datedEntries(rows: readonly CvRow[], anchors: readonly Anchor[], flow: TextFlow): readonly RoleEntry[] {
  const count = countNamesAbove(rows, anchors[0]?.at ?? 0, flow);
  const starts = anchors.map((anchor, position) => {
    const floor = (anchors[position - 1]?.at ?? -1) + 1;
    return firstNameRow(rows, { at: anchor.at, floor, count }, flow);
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
    // Ignores text in brackets: "august 2017 – februar 2022 (barsel feb. – nov. 2018)" is a role, and not a leave.
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

/** The time at an employer, as LinkedIn writes it above several roles there. */
const duration = /^\d+ (?:years?|yrs?|år|months?|mos?|måneder)(?: (?:og |and )?\d+ (?:months?|mos?|måneder))?$/iu;

function isComplete(name: RoleName): boolean {
  return name.title !== undefined && name.employer !== undefined;
}

/**
 * Whether a row has the part that a name lacks: true for "Royal Harwick Infirmary, Leeds" above "Ward Manager". The
 * employer is lacking if the words in the place of the employer begin in lower case. The title is lacking if the name
 * has no known title.
 */
function mayBeCompletedBy({ title = "", employer = "" }: RoleName, row: CvRow | undefined): boolean {
  if (row === undefined) return false;
  if (/^\p{Ll}/u.test(employer) && (row.italic || looksLikeEmployer(row.text))) return true;
  return findTitleWord(title) === undefined && findTitleWord(row.text) !== undefined && !/\d/u.test(row.text);
}

/** Whether a row below the period is part of the name, and not the description of the role. */
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
