import { monthPattern, monthsPerYear, yearOf } from "./cv-date.ts";
import type { CvRow } from "./cv-rows.ts";
import { findTitleWord, namesRole } from "./role-words.ts";
import type { CvLearning } from "./learnings.ts";
import { isOwnBoss } from "./own-boss.ts";
import { findPeriod, type FoundPeriod, isWithinPeriod, type Period, type ReadPeriod } from "./period.ts";
import type { CvRole } from "./roles.ts";
import type { HeadingName, SectionName } from "./section-names.ts";
import { type CvSections, rowsNamed } from "./sections.ts";
import { introduction } from "./narrated-roles.ts";
import { countWords } from "./words.ts";

const openEnd = /[-–—]\s*$/u;
const dateInName = new RegExp(String.raw`(?<!\d)(?:19|20)\d\d(?!\d)|^(?:${monthPattern})\.?\s`, "iu");

/**
 * Whether a role was read with certainty: it has a known title, an employer and a whole period, and its name contains
 * no part of a date. If another role lacks a part, our reading may have failed.
 */
export function isCertain(role: CvRole, roles: readonly CvRole[]): boolean {
  return (role.confirmedAs !== undefined || findTitleWord(role.title ?? "") !== undefined) && isWhole(role, roles);
}

/** Whether title, employer and a whole period were read. The title need not be a known one. */
export function isWhole(role: CvRole, roles: readonly CvRole[]): boolean {
  const { title, employer } = role;
  const isNamed = employer !== undefined || role.confirmedAs !== undefined;
  return title !== undefined && (isNamed || isOwnBoss(title)) && hasCertainPeriod(role, roles);
}

interface ReadParts {
  readonly sections: CvSections;
  readonly roles: readonly CvRole[] | undefined;
  readonly breaks: readonly CvRole[];
  readonly education: readonly CvLearning[] | undefined;
}

/**
 * Whether all roles were certainly read. Each is whole, each period in their sections belongs to a role, and no period
 * is in another place, such as above the first heading or below a heading without a meaning. False for a single role:
 * most people have had several roles, and a CV in which one role was found was often misread.
 */
export function areAllRoles({ roles = [], breaks, sections, education = [] }: ReadParts): boolean {
  const unknown = [sections.head, ...sections.list.flatMap(({ name, rows }) => (name === undefined ? [rows] : []))];
  const known = sections.list.flatMap(({ name, rows }) => (name && mayHideRoles(name) ? rows : []));
  const starts = new Set([...roles, ...breaks].map(startOf));
  return (
    roles.length > 1 &&
    roles.every((role) => isWhole(role, roles)) &&
    !education.some(mayBeRole) &&
    rowsNamed(sections, "experience").every(({ text }) => {
      const period = periodAtEdge(text);
      if (period?.kind !== "read" || starts.has(period.start.first)) return true;
      return introducesPeriod(text) && roles.some((role) => isWithinPeriod(period, role.period));
    }) &&
    !unknown.flat().some(({ text }) => findPeriod(text)?.range === true && !statesSince(text)) &&
    // "Jeg har ledet ledere siden 2014 og er bedst" states experience and not a role.
    !known.some(({ text }) => periodAtEdge(text) !== undefined && !sinceYear.test(text))
  );
}

/** Sections whose periods belong to side roles, or to no role. */
const sectionsOfOthers: ReadonlySet<SectionName> = new Set([
  "education",
  "courses",
  "boards",
  "volunteering",
  "references",
  "languages",
  "personal",
  "other",
]);

/** The row of a role that is missing among the roles that were read. */
export interface MissedRole {
  readonly text: string;
  readonly period: ReadPeriod;
}

/**
 * Returns a role that is missing among the roles that were read: a row with a period next to a title or an employer, if
 * no role that was read begins in the same year. The missing role may have been read in pieces.
 */
export function missedRoleIn(
  rows: readonly CvRow[],
  { roles = [], breaks, sections }: Pick<ReadParts, "roles" | "breaks" | "sections">,
): MissedRole | undefined {
  const read = [...roles, ...breaks];
  const years = new Set(read.map((role) => yearOf(startOf(role))));
  const beside = new Set(
    sections.list.flatMap(({ name, rows: own }) =>
      name?.names.some((topic) => sectionsOfOthers.has(topic)) ? own : [],
    ),
  );
  const experience = new Set(rowsNamed(sections, "experience"));
  for (const [at, row] of rows.entries()) {
    if (beside.has(row) || sinceYear.test(row.text)) continue;
    const period = periodAtEdge(row.text);
    if (period?.kind !== "read" || years.has(yearOf(period.start.first))) continue;
    // "Tillidsrepræsentant for 45 lærere 2008-2012." in the text of a role is a task of that role.
    if (experience.has(row) && read.some((role) => isWithinPeriod(period, role.period))) continue;
    const around = rows.slice(Math.max(0, at - 1), at + 2);
    const isNarrated = experience.has(row) && introducesPeriod(row.text);
    if (isNarrated || around.some(({ text }) => countWords(text) <= mostWordsOfEntry && namesRole(text)))
      return { text: row.text, period };
  }
  return undefined;
}

/** "Norsk statsborger, bosat i Danmark siden 2010." contains a period, but is not a role. */
function statesSince(text: string): boolean {
  const isSince = /\p{L}.*\s(?:siden|since)\s+(?:19|20)\d\d(?!\d)/iu.test(text);
  return isSince && !namesRole(text.replace(/(?<!\p{L})(?:i|in) (?:Danmark|Denmark)(?!\p{L})/u, ""));
}

/** "Ingen ulykker siden 2020" is a result. */
const sinceYear = /\p{L}.*\s(?:siden|since)\s+(?:19|20)\d\d\.?$/iu;

const mostWordsOfEntry = 14;

/** Whether a row begins as a sentence about a time: "I årene 2000-2011 underviste jeg". */
function introducesPeriod(text: string): boolean {
  const before = text.slice(0, findPeriod(text)?.index);
  return countWords(before) > 0 && countWords(before.replace(introduction, "")) === 0;
}

/** The range of time at the beginning or the end of a row. */
function periodAtEdge(text: string): Period | undefined {
  const found = findPeriod(text);
  return found?.range === true && isAtEdge(text, found) ? found.period : undefined;
}

function isAtEdge(text: string, { index, length }: FoundPeriod): boolean {
  const [before, behind] = [text.slice(0, index), text.slice(index + length)];
  return countWords(before.replace(introduction, "")) === 0 || countWords(behind) === 0;
}

/**
 * Whether an entry of the education may be a role: its title is also that of a role ("Pædagog"), and it names no school
 * or lasts many years.
 */
export function mayBeRole({ title, hasSchool, period, isConfirmed }: CvLearning): boolean {
  return (
    isConfirmed !== true &&
    namesRole(title) &&
    (!hasSchool || (period?.kind === "read" && lastOf(period) - period.start.first > mostMonths))
  );
}

/** The longest educations take five years from January to December, which are counted as six years. */
const mostMonths = 6 * monthsPerYear;

function lastOf({ start, end }: Extract<Period, { readonly kind: "read" }>): number {
  return end === "now" ? start.first : end.last;
}

function mayHideRoles({ names }: HeadingName): boolean {
  return names.every((own) => own === "profile" || own === "contact" || own === "competencies");
}

/**
 * Whether the period of a named role is whole, and no word of the period was read as part of the name. Of all roles,
 * only the latest may have an open end: "2021 –".
 */
export function hasCertainPeriod(role: CvRole, roles: readonly CvRole[]): boolean {
  if (role.confirmedAs !== undefined) return role.period?.kind === "read";
  const isWhole =
    !isOpen(role) || roles.every((other) => other === role || (!isOpen(other) && startOf(other) <= startOf(role)));
  return role.period?.kind === "read" && isWhole && role.label !== "" && !dateInName.test(role.label);
}

function isOpen({ period }: CvRole): boolean {
  return period?.kind === "read" && openEnd.test(period.text);
}

function startOf({ period }: Pick<CvRole, "period">): number {
  return period?.kind === "read" ? period.start.first : Number.NEGATIVE_INFINITY;
}
