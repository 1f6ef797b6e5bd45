import type { CvStructure } from "../structure/cv-structure.ts";
import { findDates } from "../structure/cv-date.ts";
import { type CvLearning, namesDegree } from "../structure/learnings.ts";
import { findPeriod } from "../structure/period.ts";
import { rowsNamed } from "../structure/sections.ts";
import type { Advice } from "./advice/advice.ts";
import type { TipKey, WarningKey } from "./advice/advice-texts.ts";
import { every, type Noun, partOf, quoted, quotedList } from "./danish.ts";
import { looseDate } from "./seen-instead.ts";
import { improvable, passed, unjudged, type Verdict, warned } from "./verdict.ts";

/** The words for an education or a course, and the advice on it. */
interface LearningWords {
  readonly noun: Noun;
  readonly several: string;
  readonly own: string;
  /** Whether all entries were certainly read, so that a sentence may state their number. */
  readonly isCounted: boolean;
  readonly years: Advice<TipKey>;
  readonly someUndated: Advice<TipKey>;
  readonly undated: Advice<WarningKey>;
}

/** The verdict on the years of educations or courses. `entries` is `undefined` if none were found. */
export function verdictOnYears(
  cv: CvStructure,
  entries: readonly CvLearning[] | undefined,
  named: LearningWords,
): Verdict {
  if (entries === undefined) return unjudged(named.years);
  const undated = entries.filter((entry) => entry.period === undefined);
  if (undated.length === 0) {
    return passed(
      entries.length === 1
        ? `Der står årstal ved ${named.own}.`
        : `Der står årstal ved ${named.isCounted ? `${every(entries.length)} ${named.several}` : `de ${named.several}, vi læste`}.`,
    );
  }
  if (isRunOn(cv, undated))
    return unjudged(`Vi er ikke sikre på, hvilke af dine ${named.several} årstallene hører til.`, named.years);
  const which = quotedList(undated.map((entry) => entry.title));
  if (undated.length < entries.length && !areAlike(entries))
    return improvable(
      `Der står årstal ved ${partOf(entries.length - undated.length, entries.length, named.noun)}. Vi fandt intet ved ${which}.`,
      named.someUndated,
    );
  const seen = looseDate(cv);
  if (seen !== undefined)
    return unjudged(
      `Vi er ikke sikre på, om der står årstal ved ${which}. Vi så ${quoted(seen)} et andet sted.`,
      named.years,
    );
  return warned(`Vi fandt intet årstal ved ${which}.`, named.undated);
}

/** Whether an entry without a year is on a row with several years, so that one of these may belong to the entry. */
function isRunOn({ sections }: CvStructure, undated: readonly CvLearning[]): boolean {
  return (["education", "courses"] as const)
    .flatMap((name) => rowsNamed(sections, name))
    .filter(({ text }) => findDates(text).length >= 2 && findPeriod(text)?.range !== true)
    .some(({ text }) => undated.some(({ title }) => text.includes(title)));
}

/**
 * Whether all entries have the same number of lines, and each names a degree. If most entries have no period, entries
 * of one line need not name a degree. If the entries differ, a line of one may have been read as the next entry.
 */
function areAlike(entries: readonly CvLearning[]): boolean {
  const undated = entries.filter(({ period }) => period === undefined);
  const [first] = entries;
  return entries.every(
    ({ title, lines }) =>
      lines === first?.lines && (namesDegree(title) || (lines === 1 && undated.length * 2 > entries.length)),
  );
}

/** The number of rows with a year in the sections with this name. */
export function countDated({ sections }: CvStructure, name: "education" | "courses"): number {
  return rowsNamed(sections, name).filter(({ text }) => findDates(text).length > 0).length;
}
