import type { CvStructure } from "../structure/cv-structure.ts";
import type { CvLearning } from "../structure/learnings.ts";
import { advice } from "./advice/advice.ts";
import { counted, quoted } from "./danish.ts";
import { defineArea } from "./define-area.ts";
import { defineCriterion } from "./define-criterion.ts";
import { exampleWords } from "./example-words.ts";
import { countDated, verdictOnYears } from "./learning-years.ts";
import { type AreaPart, missing, partNotFound } from "./missing-part.ts";
import { course } from "./nouns.ts";
import { passed } from "./verdict.ts";

const part: AreaPart = {
  name: "courses",
  missing: "nogen kurser eller certificeringer",
  contents: "kurser",
  whether: "der er kurser eller certificeringer",
};

const courseList = defineCriterion({
  id: "course-list",
  area: "courses",
  title: "Kurser og certificeringer",
  judge: (cv) => {
    const first = latestOf(cv.courses ?? []);
    const { courses: overskrift } = exampleWords[cv.document.language];
    return first === undefined
      ? missing(cv, part, advice("courses.missing", { overskrift }))
      : passed(`Læseren kan se, hvad du har lært undervejs, fx med ${quoted(first.title)}.`);
  },
});

const courseYears = defineCriterion({
  id: "course-years",
  area: "courses",
  title: "Årstal for kurser",
  judge: (cv) => {
    const { courses } = cv;
    const first = latestOf(courses ?? []);
    return verdictOnYears(cv, courses, {
      noun: course,
      several: "kurser og certificeringer",
      // The first entry is quoted, since it may be a course or a certification.
      own: first === undefined ? "" : quoted(first.title),
      isCounted: courses !== undefined && haveOneForm(courses),
      years: advice("courses.years"),
      someUndated: advice("courses.someUndated"),
      undated: advice("courses.undated"),
    });
  },
});

/** The latest of the courses with a year; if no course has a year, the first course. */
function latestOf(courses: readonly CvLearning[]): CvLearning | undefined {
  const startOf = ({ period }: CvLearning): number => (period?.kind === "read" ? period.start.first : 0);
  // Whether the title of an entry begins with a capital. If not, it may be the second part of an entry that was divided
  // by mistake.
  const isNamed = ({ title }: CvLearning): boolean => /^\P{Ll}/u.test(title);
  return courses.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)) || startOf(b) - startOf(a))[0];
}

/** A single course is quoted and not counted, since other courses may not have been read as courses. */
function summaryOfCourses(cv: CvStructure, courses: readonly CvLearning[]): string {
  const title = quoted(courses[0]?.title ?? "");
  if (courses.length === 1) return `Dit CV nævner ${title}.`;
  return haveOneForm(courses) && countDated(cv, "courses") <= courses.length
    ? `Vi fandt ${counted(courses.length, course)} i dit CV.`
    : `Vi fandt kurser eller certificeringer i dit CV, fx ${title}.`;
}

/**
 * Whether all entries have one line, and either all or no entries have a year; otherwise a line of one entry may have
 * been read as the next entry.
 */
function haveOneForm(entries: readonly CvLearning[]): boolean {
  const dated = entries.filter(({ period }) => period !== undefined).length;
  return (dated === entries.length || dated === 0) && entries.every(({ lines }) => lines === 1);
}

export const coursesArea = defineArea({
  key: "courses",
  title: "Kurser og certificeringer",
  criteria: [courseList, courseYears],
  summary: (cv) => ({
    text: cv.courses === undefined ? partNotFound(cv, part) : summaryOfCourses(cv, cv.courses),
    isfound: cv.courses !== undefined,
  }),
});
