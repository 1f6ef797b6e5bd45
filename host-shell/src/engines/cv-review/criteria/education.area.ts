import { mayBeRole } from "../structure/certain-role.ts";
import { type CvLearning, namesDegree, namesSchool } from "../structure/learnings.ts";
import { advice } from "./advice/advice.ts";
import { counted, quoted } from "./danish.ts";
import { defineArea } from "./define-area.ts";
import { defineCriterion } from "./define-criterion.ts";
import { exampleWords } from "./example-words.ts";
import { countDated, verdictOnYears } from "./learning-years.ts";
import { type AreaPart, missing, partNotFound } from "./missing-part.ts";
import { education as anEducation } from "./nouns.ts";
import { passed } from "./verdict.ts";

const part: AreaPart = {
  name: "education",
  missing: "et afsnit med uddannelse",
  contents: "uddannelser",
  whether: "din uddannelse står der",
};

const educationList = defineCriterion({
  id: "education-list",
  area: "education",
  title: "Uddannelse",
  judge: (cv) => {
    const [first] = cv.education ?? [];
    const completed = cv.education?.find(({ isUnfinished }) => !isUnfinished);
    const { education: overskrift } = exampleWords[cv.document.language];
    return first === undefined
      ? missing(cv, part, advice("education.missing", { overskrift }))
      : passed(`Din uddannelse er nem at finde: ${quoted(completed?.title ?? first.title)}.`);
  },
});

const educationYears = defineCriterion({
  id: "education-years",
  area: "education",
  title: "Årstal for uddannelse",
  judge: (cv) =>
    verdictOnYears(cv, cv.education, {
      noun: anEducation,
      several: "uddannelser",
      own: "din uddannelse",
      isCounted: cv.education?.every(isCertain) === true,
      years: advice("education.years"),
      someUndated: advice("education.someUndated"),
      undated: advice("education.undated"),
    }),
});

/** Whether an entry is an education by its degree or school and has its years, so that it can be counted. */
function isCertain(learning: CvLearning): boolean {
  const { title, period } = learning;
  const isNamed = learning.isConfirmed === true || namesDegree(title) || namesSchool(title);
  return period !== undefined && isNamed && !mayBeRole(learning);
}

export const educationArea = defineArea({
  key: "education",
  title: "Uddannelse",
  criteria: [educationList, educationYears],
  summary: (cv) => {
    const { education } = cv;
    if (education === undefined) return { text: partNotFound(cv, part), isfound: false };
    const text =
      education.every(isCertain) && countDated(cv, "education") === education.length
        ? `Vi fandt ${counted(education.length, anEducation)} i dit CV.`
        : `Vi fandt uddannelse i dit CV, fx ${quoted(education[0]?.title ?? "")}.`;
    return { text, isfound: true };
  },
});
