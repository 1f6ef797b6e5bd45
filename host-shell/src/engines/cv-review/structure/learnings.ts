import { anyOf, notAfterLetter, notBeforeLetter, wholeWords } from "../../phrase-matcher/compile-phrases.ts";
import { completions, courses, dateLabels, degrees, schools } from "../phrases/educations.phrases.ts";
import type { TextFlow } from "./blocks.ts";
import { findDates, withoutDates } from "./cv-date.ts";
import { headsAbovePeriods, isBarePeriod, learningBlocksOf } from "./learning-blocks.ts";
import { isFieldLabel } from "../reading/margin-column.ts";
import { findHeadingName } from "./section-names.ts";
import { findPeriod, type FoundPeriod, type Period } from "./period.ts";
import { type CvRow, withoutCells } from "./cv-rows.ts";
import { countWords } from "./words.ts";

/** One education or course. */
export interface CvLearning {
  readonly title: string;
  readonly period: Period | undefined;
  /** The number of lines or paragraphs of the entry. */
  readonly lines: number;
  readonly hasSchool: boolean;
  /** Whether the education was not completed: "HD(O), Aarhus Universitet (ikke afsluttet)". */
  readonly isUnfinished: boolean;
  /** Whether the entry has the provider or the length of a course: "Kommunernes Kursushus", "(5 dage)". */
  readonly hasCourseMarks: boolean;
  /** True if the visitor says that title and period are right, and that it is an education or a course. */
  readonly isConfirmed?: true;
}

const degree = new RegExp(String.raw`cand\.?[\s.]?\p{L}|${notAfterLetter}${anyOf(degrees)}${notBeforeLetter}`, "iu");
const course = new RegExp(
  String.raw`kursus(?!center|centre|hus|g(?:aa|å)rd|afdeling|udbyder)|kurser|certifi[ck]|${notAfterLetter}${anyOf(courses)}${notBeforeLetter}`,
  "iu",
);
const school = wholeWords(schools, "iu");
const completion = new RegExp(`^(?:med |som )?${anyOf(completions)}$`, "iu");
const dateLabel = anyOf(dateLabels);

/**
 * Words before the date on which an education began or ended: "forventes afsluttet i", "expected graduation".
 */
const remark = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:er|blev|is|was)\s)?${dateLabel}(?:[\s:]+(?:${dateLabel}|i|den|med|til|ca\.?|in|by|on))*[\s:]*$`,
  "iu",
);

export function namesDegree(text: string): boolean {
  return degree.test(text);
}

export function namesCourse(text: string): boolean {
  return course.test(text);
}

export function namesSchool(text: string): boolean {
  return school.test(text);
}

function namesLearning(text: string): boolean {
  return namesDegree(text) || namesCourse(text);
}

/**
 * Separates the entries of a section by their list marks. Without list marks, separates them by their years; without
 * years, by the degrees that they name.
 */
export function learningsOf(
  rows: readonly CvRow[],
  flow: TextFlow,
  section: "education" | "courses" = "education",
): readonly CvLearning[] {
  const blocks = learningBlocksOf(dividedEntries(rows), flow);
  const entries: string[][] = [];
  const dated = blocks.filter((block) => findDates(block.text).length > 0);
  const listed = blocks.filter((block) => block.kind === "point");
  const topLevelIsList = listed.length > 0 && blocks[0]?.kind === "point";
  const yearFirst =
    blocks[0] !== undefined && /^\W*$/u.test(blocks[0].text.slice(0, findPeriod(blocks[0].text)?.index ?? 1));
  const heads = yearFirst || topLevelIsList ? new Set<number>() : headsAbovePeriods(blocks);
  blocks.forEach((block, index) => {
    const open = entries.at(-1);
    const text = block.text;
    const begins =
      block.kind === "point"
        ? topLevelIsList
        : heads.size > 0
          ? heads.has(index) || (!isBarePeriod(block) && namesLearning(text))
          : beginsEntry(text, open ?? [], { yearFirst, someDated: dated.length > 0, section });
    if (open === undefined || begins) entries.push([text]);
    else open.push(text);
  });
  return entries.flatMap((texts) => learningOf(texts, section === "courses"));
}

/**
 * Splits the rows of a list with several columns, such as "PRINCE2 (2018) CCNA (2012)", into their cells. Applies only
 * if most cells have a date, and no cell contains only a year.
 */
function dividedEntries(rows: readonly CvRow[]): readonly CvRow[] {
  const cells = rows.flatMap((row) => row.cells ?? []);
  const dated = cells.filter((cell) => findDates(cell).length > 0);
  const isDivided = dated.length > cells.length / 2 && !cells.some(isYearOnly);
  return isDivided
    ? rows.flatMap((row) =>
        row.cells ? row.cells.map((text) => ({ ...withoutCells(row), text, bullet: "•", alone: true })) : [row],
      )
    : rows;
}

function isYearOnly(text: string): boolean {
  return !/\p{L}{3}/u.test(withoutDates(text));
}

function beginsEntry(
  text: string,
  open: readonly string[],
  {
    yearFirst,
    someDated,
    section,
  }: { readonly yearFirst: boolean; readonly someDated: boolean; readonly section: "education" | "courses" },
): boolean {
  const names = namesLearning(text);
  const hasDate = findDates(names ? text : withoutRemarks(text)).length > 0;
  const openHasDate = open.some((line) => findDates(line).length > 0);
  const openNames = open.some(namesLearning);
  if (yearFirst && section === "courses" && names && isWhole(open) && /^\p{Lu}/u.test(text) && !provider.test(text))
    return true;
  if (yearFirst) return hasDate || (!someDated && names && openNames);
  if (!someDated) return names || !openNames;
  // "Aarhus Universitet 2010–2013" above "Cand.merc." is part of the same entry.
  const isSchool = open.length === 1 && !openNames && open.some(namesSchool);
  if (openHasDate && isSchool && !hasDate && names) return false;
  if (openHasDate) return hasDate || names || (!openNames && countWords(text) > 0 && open.length > 1);
  return names && openNames;
}

/** Whether a course follows its year on the same line, so that a course on the next line is another entry. */
function isWhole(open: readonly string[]): boolean {
  return open.some((line) => {
    const found = findPeriod(line);
    return found !== undefined && countWords(line.slice(found.index + found.length)) > 0;
  });
}

const courseMarks = /kursus|\d\s(?:kursus)?(?:dage|timer|days|hours)(?!\p{L})/iu;

/** The provider of a course: "Kursus hos Teknologisk Institut". */
const provider =
  /^(?:kursus|course|certificering|certification|uddannelse|training)\s(?:hos|ved|på|fra|at|by|with|from)(?![\p{L}])/iu;

function learningOf(texts: readonly string[], inCourses = false): readonly CvLearning[] {
  const text = texts.join(" | ");
  const listed = severalInOne(texts, inCourses);
  if (listed) return listed;
  const plain = withoutRemarks(text);
  const shown = findPeriod(plain);
  const rest = (shown ? withoutPeriod(plain, shown) : plain)
    .replaceAll(/\(\s*\)/gu, " ")
    .replaceAll(/\s+(?=\.(?:\s|$))/gu, "");
  const parts = rest
    .split(/\s*\|\s*|,\s(?![^(]*\))|\s[–—·•-]\s/u)
    .map((part) => part.replaceAll(/^[\s.:·•–—-]+|[\s:·•–—-]+$/gu, "").replace(/^(?:og|and)\s/u, ""))
    // Leaves out the labels of a form.
    .filter((part) => countWords(part) > 0 && !isFieldLabel(part) && findHeadingName(part) === undefined);
  const name = parts.find((part) => namesLearning(part) && !completion.test(part) && !provider.test(part)) ?? parts[0];
  return name === undefined
    ? []
    : [
        {
          title: name,
          period: findPeriod(text)?.period,
          lines: texts.length,
          hasSchool: namesSchool(text),
          isUnfinished:
            /(?<!\p{L})(?:ikke afsluttet|uafsluttet|afbrudt|ikke færdig|not completed|unfinished)(?!\p{L})/iu.test(
              text,
            ),
          hasCourseMarks: courseMarks.test(text),
        },
      ];
}

/** A text without its period. Within a sentence, the period is kept: "I 2014 afsluttede jeg en diplomuddannelse". */
function withoutPeriod(text: string, { index, length }: FoundPeriod): string {
  const [before, behind] = [text.slice(0, index), text.slice(index + length)];
  const plain = before.replace(/(?<!\p{L})(?:i|in|fra|from|siden|since)\s+$/iu, "");
  // "ACCA (fellow since 2015)" keeps its period.
  if (/\([^()]*\p{L}[^()]*$/u.test(before)) return text;
  if (plain === before) return `${before} ${behind}`;
  return /^\s*(?:[.,;|)]|$)/u.test(behind) ? `${plain.trimEnd()}${behind}` : text;
}

/** "Aarhus Universitet (forventet afsluttet 2027)" -> "Aarhus Universitet": removes dates that have a remark. */
function withoutRemarks(text: string): string {
  return findDates(text).reduceRight((rest, { index, text: date }) => {
    const found = remark.exec(rest.slice(0, index));
    return found ? `${rest.slice(0, found.index)}${rest.slice(index + date.length)}` : rest;
  }, text);
}

/**
 * Ends of entries in running text: after "Leadership, 10 days, 2016.", and between "2016 Leadership, 10 days." and
 * "2018 ITIL".
 */
const afterYear = /(?<=(?<!\d)(?:19|20)\d\d\)?)\.\s+(?=[\p{Lu}\d])|(?<=\p{L}\)?)\.\s+(?=(?:19|20)\d\d\s)/u;

/** Whether the pieces of a line are entries: at least two have a year, and at most one has no year. */
function areEntries(pieces: readonly string[]): boolean {
  const dated = pieces.filter((piece) => findDates(piece).length > 0).length;
  return dated >= 2 && dated >= pieces.length - 1;
}

/** The entries of "PRINCE2 (2019), ITIL (2020), Lean (2021)" on one line; `undefined` for a single entry. */
function severalInOne(texts: readonly string[], inCourses: boolean): readonly CvLearning[] | undefined {
  const only = texts.length === 1 ? (texts[0] ?? "") : "";
  const marked = only.split(/\s+[•·]\s+/u);
  const sentences = [marked, only.split(afterYear)].find(areEntries);
  if (sentences !== undefined) return sentences.flatMap((sentence) => learningOf([sentence.replace(/[.\s]+$/u, "")]));
  if (marked.length > 1 && findDates(only).length === 0) return marked.flatMap((part) => learningOf([part]));
  const parts = only.split(/\s*[,;·|]\s*(?![^(]*\))|(?<=\d{4}\))\s+(?:og|and|[–—-])\s+/u);
  const dated = parts.filter((part) => {
    const named = namesDegree(part) || namesCourse(part);
    return (
      findDates(named ? part : withoutRemarks(part)).length > 0 && /\p{L}{2}/u.test(part.replaceAll(/\(.*?\)/gu, ""))
    );
  });
  const isShort = (part: string): boolean =>
    /^\p{Lu}/u.test(part) &&
    countWords(part.replaceAll(/\(.*?\)/gu, "")) <= 4 &&
    !namesSchool(part) &&
    /\p{L}{3}/u.test(part);
  if (inCourses && parts.length >= 3 && parts.every(isShort)) return parts.flatMap((part) => learningOf([part]));
  const areNamed = parts.length > 1 && dated.length === 1 && parts.every(namesCourse);
  if (!areNamed && (parts.length < 2 || dated.length < 2)) return undefined;
  return parts.flatMap((part) => learningOf([part.replaceAll(/\(([^)]*\d{4}[^)]*)\)/gu, " $1 ")]));
}
