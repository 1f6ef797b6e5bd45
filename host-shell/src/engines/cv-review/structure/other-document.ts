import { anyOf, notBeforeLetter, wholeWords } from "../../phrase-matcher/compile-phrases.ts";
import { otherDocuments, records } from "../phrases/other-documents.phrases.ts";
import { isWhole } from "./certain-role.ts";
import type { CvRow } from "./cv-rows.ts";
import type { CvStructure } from "./cv-structure.ts";
import { findTitleWord, namesRole } from "./role-words.ts";
import { namesDegree } from "./learnings.ts";
import { findPeriod } from "./period.ts";
import { findHeadingName, type SectionName } from "./section-names.ts";
import type { CvSection } from "./sections.ts";
import { countWords } from "./words.ts";

/** A document with fewer words is too short to judge. */
const fewestWords = 60;
/** A row with dates and more words than this is prose. */
const longestEntry = 14;
/** A document with this number of parts of a CV is a CV, even without a date. */
const fewestParts = 3;
const parts: ReadonlySet<SectionName> = new Set([
  "profile",
  "experience",
  "education",
  "courses",
  "languages",
  "it",
  "competencies",
]);

type ReadParts = Pick<CvStructure, "rows" | "sections" | "words" | "contact" | "legible" | "roles">;

/** The sign that a document is not a CV, and the words in which the sign was seen. */
export interface OtherDocument {
  /** `nothing`: no list of roles or education, and too few parts of a CV. */
  readonly sign: "record" | "article" | "title" | "times" | "posting" | "reader" | "nothing";
  readonly seen?: string | undefined;
}

/**
 * Why a document is not a CV; `undefined` if it may be one. A CV states periods of work or education, calls itself a
 * CV, or has several parts of one. Essays, postings, letters, programmes and annual reports may have some of these. But
 * such a document has another title, contains times of day, or addresses a reader, and does not have two whole roles.
 */
export function otherDocumentIn(cv: ReadParts): OtherDocument | undefined {
  if (!cv.legible || cv.words < fewestWords || callsItselfCv(cv)) return undefined;
  const author = authorIn(cv);
  if (author !== undefined) return { sign: "article", seen: author };
  const { roles = [] } = cv;
  const top = cv.rows.slice(0, rowsOfTitle);
  const record = top.find(({ text }) => recordTitle.test(text))?.text;
  if (record !== undefined) return { sign: "record", seen: record };
  if (roles.filter((role) => isWhole(role, roles)).length < fewestRoles) {
    const title = top.find(
      ({ text }) => otherTitle.test(text) && isTitle(text) && findTitleWord(text) === undefined,
    )?.text;
    if (title !== undefined) return { sign: "title", seen: title };
    const times = cv.rows.filter(({ text }) => timesOfDay.test(text));
    if (times.length >= fewestTimes) return { sign: "times", seen: times[0]?.text };
    const ofPostings = cv.rows.filter(({ text }) => ofPosting.test(text));
    if (ofPostings.length >= fewestSigns) return { sign: "posting", seen: ofPostings[0]?.text };
    const addresses = cv.rows.flatMap((row) => Array.from(row.text.matchAll(toReader), () => row));
    if (addresses.length >= fewestSigns) return { sign: "reader", seen: addresses[0]?.text };
  }
  return resemblesCv(cv) ? undefined : { sign: "nothing" };
}

/** Whether a row can be a title. Several sentences cannot: "Program at Harvard Business School. Since 2018 he". */
function isTitle(text: string): boolean {
  return countWords(text) <= mostWordsOfTitle && !/[.!?]\s/u.test(text);
}

const mostWordsOfTitle = 10;

/**
 * The author's line in an article that quotes people and has no contact details. Roles do not make such a text a CV,
 * since a portrait of a person lists roles as well.
 */
function authorIn({ rows, contact }: ReadParts): string | undefined {
  const quotes = rows.flatMap(({ text }) => text.match(/[“»„][^“”«»]{12,}/gu) ?? []);
  if (contact.email !== undefined || contact.phone !== undefined || quotes.length < fewestSigns) return undefined;
  return rows.slice(0, rowsOfTitle).find(({ text }) => /^(?:By|Af):? \p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}.-]*)+$/u.test(text))
    ?.text;
}

/** A document with at least this number of complete roles (title, employer, period) is a CV, despite other contents. */
const fewestRoles = 2;
/** The title of a document is among this number of rows at its beginning. */
const rowsOfTitle = 8;
const otherTitle = new RegExp(`^${anyOf(otherDocuments)}${notBeforeLetter}(?![^.]*[.]$)`, "iu");
/** The title of a list of employers or posts with years. A document with such a title is never a CV. */
const recordTitle = new RegExp(`^${anyOf(records)}${notBeforeLetter}(?![^.]*[.]$)`, "iu");
const ofPosting = wholeWords([
  "tiltrædelse",
  "ansøgningsfrist",
  "er en fordel",
  "vi tilbyder",
  "vi søger",
  "is an advantage",
  "we offer",
]);
const fewestTimes = 3;
const timesOfDay =
  /^(?:kl\.\s*)?(?:[01]?\d|2[0-4])[.:][0-5]\d(?:\s*[-–—]\s*(?:[01]?\d|2[0-4])[.:][0-5]\d)?(?!\d|[./]\d)/iu;
/** The least number of signs of one kind: rows of a posting, words that address a reader, or quotations. */
const fewestSigns = 2;
/** Words that address a reader, as a posting does: "Du får ansvar for ...". */
const toReader = wholeWords(["du", "dig", "din", "dit", "dine", "you", "your"], "giu");

function callsItselfCv({ rows }: ReadParts): boolean {
  return rows.some(({ text }) => /^(?:cv|curriculum vitae|résumé|resume)(?![\p{L}])/iu.test(text));
}

function resemblesCv(cv: ReadParts): boolean {
  const { email, phone } = cv.contact;
  const found = new Set(cv.sections.list.flatMap(partsIn));
  const isReachable = email !== undefined || phone !== undefined;
  return found.size >= (isReachable ? fewestParts - 1 : fewestParts) || tellsPeriods(cv.rows);
}

/**
 * The parts of a CV in a section. Prose and lists count only under a known heading, since other documents contain prose
 * and lists as well.
 */
function partsIn({ heading = "", name }: CvSection): readonly SectionName[] {
  const isKnown = findHeadingName(heading) !== undefined;
  return (name?.names ?? []).filter(
    (topic) => parts.has(topic) && (isKnown || (topic !== "profile" && topic !== "competencies")),
  );
}

/**
 * Whether at least two short rows begin or end with a period. A single such row suffices next to a title, an employer
 * or a degree.
 */
function tellsPeriods(rows: readonly CvRow[]): boolean {
  const entries = [...rows.entries()].flatMap(([at, row]) => (isEntry(row) ? [at] : []));
  const isNamed = (at: number): boolean =>
    rows
      .slice(Math.max(0, at - 1), at + 2)
      .some(({ text }) => countWords(text) <= longestEntry && (namesRole(text) || namesDegree(text)));
  return entries.length >= 2 || entries.some(isNamed);
}

const mostWordsOfName = 5;

function isEntry({ text }: CvRow): boolean {
  const found = findPeriod(text);
  if (found === undefined || !found.range || countWords(text) > longestEntry) return false;
  const [before, behind] = [text.slice(0, found.index), text.slice(found.index + found.length)];
  // "A mate on the line since 1991, she" is a sentence.
  if (/^(?:siden|since)/iu.test(found.period.text) && countWords(before) > mostWordsOfName) return false;
  return countWords(before) === 0 || countWords(behind) <= 2;
}
