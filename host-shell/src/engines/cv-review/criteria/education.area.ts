import { mayBeJob } from "../structure/certain-role.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { type CvLearning, namesDegree, namesSchool } from "../structure/learnings.ts";
import { findDates } from "../structure/cv-date.ts";
import { findPeriod } from "../structure/period.ts";
import { rowsNamed } from "../structure/sections.ts";
import { advice, type Advice } from "./advice/advice.ts";
import type { TipKey, WarningKey } from "./advice/advice-texts.ts";
import { areaOf, improvable, missing, type AreaPart, partNotFound, passed, unjudged, warned } from "./area-findings.ts";
import type { DraftArea, DraftItem } from "./draft-area.ts";
import { looseDate } from "./seen-instead.ts";
import { exampleWords } from "./example-words.ts";
import { counted, every, type Noun, partOf, quoted, quotedList } from "./danish.ts";
import { course, education as anEducation } from "./nouns.ts";

const educationPart: AreaPart = {
  name: "education",
  missing: "et afsnit med uddannelse",
  contents: "uddannelser",
  whether: "din uddannelse står der",
};

const coursesPart: AreaPart = {
  name: "courses",
  missing: "nogen kurser eller certificeringer",
  contents: "kurser",
  whether: "der er kurser eller certificeringer",
};

export function reviewEducation(cv: CvStructure): DraftArea {
  const { education } = cv;
  const first = education?.[0];
  const completed = education?.find(({ isUnfinished }) => !isUnfinished);
  return areaOf({
    key: "education",
    title: "Uddannelse",
    text:
      education === undefined
        ? partNotFound(cv, educationPart)
        : education.every(isCertain) && countDated(cv, "education") === education.length
          ? `Vi fandt ${counted(education.length, anEducation)} i dit CV.`
          : `Vi fandt uddannelse i dit CV, fx ${quoted(first?.title ?? "")}.`,
    isfound: education !== undefined,
    items: [
      first === undefined
        ? missing(
            cv,
            "Uddannelse",
            educationPart,
            advice("education.missing", { overskrift: exampleWords[cv.document.language].education }),
          )
        : passed("Uddannelse", `Din uddannelse er nem at finde: ${quoted(completed?.title ?? first.title)}.`),
      yearsItem(cv, "Årstal for uddannelse", education, {
        noun: anEducation,
        several: "uddannelser",
        own: "din uddannelse",
        isCounted: education?.every(isCertain) === true,
        years: advice("education.years"),
        someUndated: advice("education.someUndated"),
        undated: advice("education.undated"),
      }),
    ],
  });
}

export function reviewCourses(cv: CvStructure): DraftArea {
  const { courses } = cv;
  const first = latestOf(courses ?? []);
  return areaOf({
    key: "courses",
    title: "Kurser og certificeringer",
    text: courses === undefined ? partNotFound(cv, coursesPart) : summaryOfCourses(cv, courses),
    isfound: courses !== undefined,
    items: [
      first === undefined
        ? missing(
            cv,
            "Kurser og certificeringer",
            coursesPart,
            advice("courses.missing", { overskrift: exampleWords[cv.document.language].courses }),
          )
        : passed(
            "Kurser og certificeringer",
            `Læseren kan se, hvad du har lært undervejs, fx med ${quoted(first.title)}.`,
          ),
      yearsItem(cv, "Årstal for kurser", courses, {
        noun: course,
        several: "kurser og certificeringer",
        // Either a course or a certification.
        own: first === undefined ? "" : quoted(first.title),
        isCounted: courses !== undefined && haveOneForm(courses),
        years: advice("courses.years"),
        someUndated: advice("courses.someUndated"),
        undated: advice("courses.undated"),
      }),
    ],
  });
}

/** The latest of the courses with a year; without one, the first. */
function latestOf(courses: readonly CvLearning[]): CvLearning | undefined {
  const startOf = ({ period }: CvLearning): number => (period?.kind === "read" ? period.start.first : 0);
  // A name begins with a capital, and the rest of one that was divided does not.
  const isNamed = ({ title }: CvLearning): boolean => /^\P{Ll}/u.test(title);
  return courses.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)) || startOf(b) - startOf(a))[0];
}

/** One course is only told by its name: there may be others that were not read as such. */
function summaryOfCourses(cv: CvStructure, courses: readonly CvLearning[]): string {
  const title = quoted(courses[0]?.title ?? "");
  if (courses.length === 1) return `Dit CV nævner ${title}.`;
  return haveOneForm(courses) && countDated(cv, "courses") <= courses.length
    ? `Vi fandt ${counted(courses.length, course)} i dit CV.`
    : `Vi fandt kurser eller certificeringer i dit CV, fx ${title}.`;
}

interface Named {
  readonly noun: Noun;
  readonly several: string;
  readonly own: string;
  /** Whether the entries are certainly as many as they are, so that their number can be told. */
  readonly isCounted: boolean;
  readonly years: Advice<TipKey>;
  readonly someUndated: Advice<TipKey>;
  readonly undated: Advice<WarningKey>;
}

function yearsItem(
  cv: CvStructure,
  title: string,
  entries: readonly CvLearning[] | undefined,
  named: Named,
): DraftItem {
  if (entries === undefined) return unjudged(title, named.years);
  const undated = entries.filter((entry) => entry.period === undefined);
  if (undated.length === 0) {
    return passed(
      title,
      entries.length === 1
        ? `Der står årstal ved ${named.own}.`
        : `Der står årstal ved ${named.isCounted ? `${every(entries.length)} ${named.several}` : `de ${named.several}, vi læste`}.`,
    );
  }
  if (isRunOn(cv, undated))
    return unjudged(title, `Vi er ikke sikre på, hvilke af dine ${named.several} årstallene hører til.`, named.years);
  const which = quotedList(undated.map((entry) => entry.title));
  if (undated.length < entries.length && !areAlike(entries))
    return improvable(
      title,
      `Der står årstal ved ${partOf(entries.length - undated.length, entries.length, named.noun)}. Vi fandt intet ved ${which}.`,
      named.someUndated,
    );
  const seen = looseDate(cv);
  if (seen !== undefined)
    return unjudged(
      title,
      `Vi er ikke sikre på, om der står årstal ved ${which}. Vi så ${quoted(seen)} et andet sted.`,
      named.years,
    );
  return warned(title, `Vi fandt intet årstal ved ${which}.`, named.undated);
}

/** Whether an entry without a year stands on a row with the years of several, so that one may have been read with another. */
function isRunOn({ sections }: CvStructure, undated: readonly CvLearning[]): boolean {
  return (["education", "courses"] as const)
    .flatMap((name) => rowsNamed(sections, name))
    .filter(({ text }) => findDates(text).length >= 2 && findPeriod(text)?.range !== true)
    .some(({ text }) => undated.some(({ title }) => text.includes(title)));
}

/** Whether each entry names a degree on as many lines as the others; else a line of one may have been read as the next. */
function areAlike(entries: readonly CvLearning[]): boolean {
  const undated = entries.filter(({ period }) => period === undefined);
  const [first] = entries;
  return entries.every(
    ({ title, lines }) =>
      lines === first?.lines && (namesDegree(title) || (lines === 1 && undated.length * 2 > entries.length)),
  );
}

/** Whether an entry is an education by its degree or school and has its years, so that it can be counted. */
function isCertain(learning: CvLearning): boolean {
  const { title, period } = learning;
  return period !== undefined && (namesDegree(title) || namesSchool(title)) && !mayBeJob(learning);
}

/** The number of rows with a year in the sections of a name. */
function countDated({ sections }: CvStructure, name: "education" | "courses"): number {
  return rowsNamed(sections, name).filter(({ text }) => findDates(text).length > 0).length;
}

/** Whether all entries have one line, and all have a year or none has; else a line of one may have been read as the next. */
function haveOneForm(entries: readonly CvLearning[]): boolean {
  const dated = entries.filter(({ period }) => period !== undefined).length;
  return (dated === entries.length || dated === 0) && entries.every(({ lines }) => lines === 1);
}
