import type { CvRow } from "./cv-rows.ts";
import type { CvStructure } from "./cv-structure.ts";
import { namesJob } from "./job-words.ts";
import { namesDegree } from "./learnings.ts";
import { findPeriod } from "./period.ts";
import { findHeadingName, type SectionName } from "./section-names.ts";
import type { CvSection } from "./sections.ts";
import { countWords } from "./words.ts";

/** A shorter text is too short to tell. */
const fewestWords = 60;
/** Longer rows with dates are prose. */
const longestEntry = 14;
/** With this number of parts a document is a CV, even without a date. */
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

/**
 * Whether a document may be a CV: it tells of periods of work or education, calls itself a CV, or has several parts of one.
 * An essay, a job posting and a letter have neither, whatever headings and addresses they have.
 */
export function resemblesCv(cv: Pick<CvStructure, "rows" | "sections" | "words" | "contact" | "legible">): boolean {
  if (!cv.legible || cv.words < fewestWords) return true;
  const { email, phone } = cv.contact;
  const found = new Set(cv.sections.list.flatMap(partsIn));
  const isReachable = email !== undefined || phone !== undefined;
  return (
    found.size >= (isReachable ? fewestParts - 1 : fewestParts) ||
    cv.rows.some(({ text }) => /^(?:cv|curriculum vitae|résumé|resume)(?![\p{L}])/iu.test(text)) ||
    tellsPeriods(cv.rows)
  );
}

/** The parts of a CV in a section. Without a known heading, prose and lists are in other documents as well. */
function partsIn({ heading = "", name }: CvSection): readonly SectionName[] {
  const isKnown = findHeadingName(heading) !== undefined;
  return (name?.names ?? []).filter(
    (topic) => parts.has(topic) && (isKnown || (topic !== "profile" && topic !== "competencies")),
  );
}

/** Whether two short rows, or one beside a title, an employer or a degree, begin or end with a period. */
function tellsPeriods(rows: readonly CvRow[]): boolean {
  const entries = [...rows.entries()].flatMap(([at, row]) => (isEntry(row) ? [at] : []));
  const isNamed = (at: number): boolean =>
    rows
      .slice(Math.max(0, at - 1), at + 2)
      .some(({ text }) => countWords(text) <= longestEntry && (namesJob(text) || namesDegree(text)));
  return entries.length >= 2 || entries.some(isNamed);
}

function isEntry({ text }: CvRow): boolean {
  const found = findPeriod(text);
  if (found === undefined || !found.range || countWords(text) > longestEntry) return false;
  const [before, behind] = [text.slice(0, found.index), text.slice(found.index + found.length)];
  return countWords(before) === 0 || countWords(behind) <= 2;
}
