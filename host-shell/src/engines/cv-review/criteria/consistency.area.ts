import type { CvDate, DateForm } from "../structure/cv-date.ts";
import { mainRoles } from "../structure/side-roles.ts";
import { topLevelBullets } from "./bullet-marks.ts";
import { advice } from "./advice/advice.ts";
import { improvable, passed, unjudged, warned } from "./verdict.ts";
import { defineArea } from "./define-area.ts";
import { defineCriterion } from "./define-criterion.ts";
import { capital, listed, quoted, quotedList, spelled } from "./danish.ts";

const dateFormat = defineCriterion({
  id: "date-format",
  area: "consistency",
  title: "Datoformat",
  judge: (cv) => {
    const dates = mainRoles(cv.roles ?? []).flatMap(({ period }): readonly CvDate[] => {
      if (period?.kind !== "read") return [];
      return period.end === "now" ? [period.start] : [period.start, period.end];
    });
    const forms = new Map<DateForm, string>();
    for (const date of dates) if (!forms.has(date.form)) forms.set(date.form, date.text);
    const months = dates.filter((date) => date.form !== "year");
    const years = dates.filter((date) => date.form === "year");
    const yearsAreOlder = years.every(({ last }) => months.every(({ first }) => last <= first + 11));
    if (forms.size === 2 && years.length > 0 && yearsAreOlder)
      return improvable(
        `Du skriver måned og år ved dine nyeste job og kun år ved de ældre: ${quotedList([...forms.values()], 4, 30)}.`,
        advice("consistency.olderYears"),
      );
    if (forms.size > 1) {
      return warned(
        `Du skriver datoer på ${spelled(forms.size)} måder ved dine job: ${quotedList([...forms.values()], 4, 30)}.`,
        advice("consistency.dates"),
      );
    }
    const first = dates[0];
    if (first === undefined)
      return unjudged("Vi kunne ikke læse datoer ved dine job, så vi kan ikke se, om de er skrevet ens.");
    if (dates.length === 1) return unjudged("Vi fandt kun én dato ved dine job, så der er ikke noget at sammenligne.");
    return passed(`Du skriver datoerne ved dine job på samme måde hele vejen, fx ${quoted(first.text)}.`);
  },
});

const listMarks = defineCriterion({
  id: "list-marks",
  area: "consistency",
  title: "Punkttegn",
  judge: (cv) => {
    const marks = topLevelBullets(cv.sections.list.map((section) => section.rows));
    if (marks.length > 1) {
      return warned(
        `Du bruger ${spelled(marks.length)} slags punkttegn: ${listed(marks.map((mark) => quoted(mark)))}.`,
        advice("consistency.bullets"),
      );
    }
    if (marks.length === 0) return unjudged("Vi fandt ikke punktopstillinger nok til at sammenligne deres punkttegn.");
    return passed("Du bruger samme punkttegn i hele dit CV.");
  },
});

/** Fewer headings do not show a language: they may be a name, "CV", or a word of both languages. */
const fewestHeadings = 3;

const headingLanguage = defineCriterion({
  id: "heading-language",
  area: "consistency",
  title: "Overskrifternes sprog",
  judge: (cv) => {
    const headings = cv.sections.list.filter((section) => section.name?.certain === true);
    const danish = headings.flatMap((section) => (section.name?.language === "da" ? (section.heading ?? []) : []));
    const english = headings.flatMap((section) => (section.name?.language === "en" ? (section.heading ?? []) : []));
    const inDanish = cv.document.language === "da";
    const [own, other] = inDanish ? [danish, english] : [english, danish];
    const [sprog, otherLanguage] = inDanish ? ["dansk", "engelsk"] : ["engelsk", "dansk"];
    if (danish.length > 0 && english.length > 0) {
      return warned(
        `Dine overskrifter er både på dansk (${quotedList(danish)}) og engelsk (${quotedList(english)}).`,
        advice("consistency.headings", { sprog }),
      );
    }
    if (own.length === 0 && other.length >= fewestHeadings)
      return warned(
        `Dine overskrifter er på ${otherLanguage} (${quotedList(other)}), men teksten er på ${sprog}.`,
        advice("consistency.headings", { sprog }),
      );
    if (headings.length === 0)
      return unjudged("Vi kunne ikke genkende nogen overskrifter, så vi kan ikke se, om de er på samme sprog.");
    return passed(
      `Alle de overskrifter, vi genkender, er på ${english.length > 0 ? "engelsk" : danish.length > 0 ? "dansk" : "samme sprog"}.`,
    );
  },
});

/** What each criterion compares, by its id. */
const compared = {
  "date-format": "datoerne ved dine job",
  "list-marks": "punkttegnene",
  "heading-language": "overskrifternes sprog",
} as const;

export const consistencyArea = defineArea({
  key: "consistency",
  title: "Ens hele vejen",
  criteria: [dateFormat, listMarks, headingLanguage],
  summary: (_, { items }) => {
    const namesOf = (some: typeof items): string => capital(listed(some.map(({ id }) => compared[id])));
    const mixed = items.filter(({ warning }) => warning);
    const alike = items.filter(({ warning, judged, improvable: inPart }) => !warning && judged !== false && !inPart);
    const text =
      mixed.length > 0
        ? `${namesOf(mixed)} er ikke ens hele vejen.`
        : alike.length > 0
          ? `${namesOf(alike)} er ens hele vejen.`
          : "Vi fandt ikke datoer, punkttegn og overskrifter nok til at se, om de er ens hele vejen.";
    return { text, isfound: true };
  },
});
