import type { CvDate, DateForm } from "../structure/cv-date.ts";
import { jobsOf } from "../structure/beside-jobs.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { topLevelBullets } from "./bullet-marks.ts";
import { advice } from "./advice/advice.ts";
import { areaOf, improvable, passed, unjudged, warned } from "./area-findings.ts";
import type { DraftArea, DraftItem } from "./draft-area.ts";
import { capital, listed, quoted, quotedList, spelled } from "./danish.ts";

export function reviewConsistency(cv: CvStructure): DraftArea {
  const items = [datesItem(cv), bulletsItem(cv), languageItem(cv)];
  return areaOf({ key: "consistency", title: "Ens hele vejen", text: summaryOf(items), isfound: true, items });
}

/** What an item compares, by its title. */
const compared: Readonly<Record<string, string>> = {
  Datoformat: "datoerne ved dine job",
  Punkttegn: "punkttegnene",
  "Overskrifternes sprog": "overskrifternes sprog",
};

function summaryOf(items: readonly DraftItem[]): string {
  const namesOf = (some: readonly DraftItem[]): string =>
    capital(listed(some.map(({ title }) => compared[title] ?? title)));
  const mixed = items.filter(({ warning }) => warning);
  const alike = items.filter(({ warning, judged, improvable: inPart }) => !warning && judged !== false && !inPart);
  if (mixed.length > 0) return `${namesOf(mixed)} er ikke ens hele vejen.`;
  return alike.length > 0
    ? `${namesOf(alike)} er ens hele vejen.`
    : "Vi fandt ikke datoer, punkttegn og overskrifter nok til at se, om de er ens hele vejen.";
}

function datesItem(cv: CvStructure): DraftItem {
  const title = "Datoformat";
  const dates = jobsOf(cv.roles ?? []).flatMap(({ period }): readonly CvDate[] => {
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
      title,
      `Du skriver måned og år ved dine nyeste job og kun år ved de ældre: ${quotedList([...forms.values()], 4, 30)}.`,
      advice("consistency.olderYears"),
    );
  if (forms.size > 1) {
    return warned(
      title,
      `Du skriver datoer på ${spelled(forms.size)} måder ved dine job: ${quotedList([...forms.values()], 4, 30)}.`,
      advice("consistency.dates"),
    );
  }
  const first = dates[0];
  if (first === undefined)
    return unjudged(title, "Vi kunne ikke læse datoer ved dine job, så vi kan ikke se, om de er skrevet ens.");
  if (dates.length === 1)
    return unjudged(title, "Vi fandt kun én dato ved dine job, så der er ikke noget at sammenligne.");
  return passed(title, `Du skriver datoerne ved dine job på samme måde hele vejen, fx ${quoted(first.text)}.`);
}

function bulletsItem(cv: CvStructure): DraftItem {
  const title = "Punkttegn";
  const marks = topLevelBullets(cv.sections.list.map((section) => section.rows));
  if (marks.length > 1) {
    return warned(
      title,
      `Du bruger ${spelled(marks.length)} slags punkttegn: ${listed(marks.map((mark) => quoted(mark)))}.`,
      advice("consistency.bullets"),
    );
  }
  if (marks.length === 0)
    return unjudged(title, "Vi fandt ikke punktopstillinger nok til at sammenligne deres punkttegn.");
  return passed(title, "Du bruger samme punkttegn i hele dit CV.");
}

/** A single heading may be a name, "CV", or a word of both languages. */
const fewestHeadings = 3;

function languageItem(cv: CvStructure): DraftItem {
  const title = "Overskrifternes sprog";
  const headings = cv.sections.list.filter((section) => section.name?.certain === true);
  const danish = headings.flatMap((section) => (section.name?.language === "da" ? (section.heading ?? []) : []));
  const english = headings.flatMap((section) => (section.name?.language === "en" ? (section.heading ?? []) : []));
  const inDanish = cv.document.language === "da";
  const [own, other] = inDanish ? [danish, english] : [english, danish];
  const [sprog, otherLanguage] = inDanish ? ["dansk", "engelsk"] : ["engelsk", "dansk"];
  if (danish.length > 0 && english.length > 0) {
    return warned(
      title,
      `Dine overskrifter er både på dansk (${quotedList(danish)}) og engelsk (${quotedList(english)}).`,
      advice("consistency.headings", { sprog }),
    );
  }
  if (own.length === 0 && other.length >= fewestHeadings)
    return warned(
      title,
      `Dine overskrifter er på ${otherLanguage} (${quotedList(other)}), men teksten er på ${sprog}.`,
      advice("consistency.headings", { sprog }),
    );
  if (headings.length === 0)
    return unjudged(title, "Vi kunne ikke genkende nogen overskrifter, så vi kan ikke se, om de er på samme sprog.");
  return passed(
    title,
    `Alle de overskrifter, vi genkender, er på ${english.length > 0 ? "engelsk" : danish.length > 0 ? "dansk" : "samme sprog"}.`,
  );
}
