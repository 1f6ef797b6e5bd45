import { blocksOf } from "../structure/blocks.ts";
import { findDates, withoutDates } from "../structure/cv-date.ts";
import { findPhone } from "../structure/contact-details.ts";
import { cellsOf, type CvRow } from "../structure/cv-rows.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { itToolsIn } from "../structure/it-skills.ts";
import { namesRole } from "../structure/role-words.ts";
import { isLevel, type LanguageSkill, languageSkillsOf } from "../structure/language-skills.ts";
import { namesCourse, namesDegree } from "../structure/learnings.ts";
import { findPeriod } from "../structure/period.ts";
import { findHeadingName, type SectionName } from "../structure/section-names.ts";
import { firstCareerSection } from "../structure/sections.ts";
import { fewestProfileWords } from "../structure/section-topic.ts";
import { countWords } from "../structure/words.ts";

/** The most rows at the top of a CV that have only a name, a title and contact details. */
const mostHeadRows = 12;
const mostWordsOfItem = 6;
const languageLabel = /^(?:sprog|languages?)(?![\p{L}])/iu;

type Evidence = (cv: CvStructure) => string | undefined;

/**
 * The signs of each part in the whole CV. A part that was not found under a heading may be elsewhere: in rows that
 * belong to no part, or among the rows of another part.
 */
const evidence: Partial<Record<SectionName, Evidence>> = {
  profile: (cv) =>
    blocksOf([...unclaimedRows(cv), ...rowsAboveRoles(cv)], cv.flow).find(
      ({ kind, text }) => kind === "paragraph" && countWords(text) >= fewestProfileWords && !text.includes("@"),
    )?.text,
  experience: (cv) => textOf(unclaimedRows(cv).find(({ text }) => findPeriod(text)?.range) ?? roleElsewhere(cv)),
  competencies: (cv) => {
    const rows = unclaimedRows(cv).filter(({ text }) => findPeriod(text) === undefined && !isOfContact(text));
    const isList = (row: CvRow): boolean =>
      row.bullet !== undefined || cellsOf(row).length > 1 || /[,;·•|].*[,;·•|]/u.test(row.text);
    return textOf(rows.find(isList) ?? rows.find(({ text }) => countWords(text) <= mostWordsOfItem));
  },
  education: (cv) => textOf(cv.rows.find(({ text }) => namesDegree(text))),
  courses: (cv) =>
    textOf(unclaimedRows(cv).find(({ text }) => namesCourse(text))) ??
    textOf(rowsAboutOthers(cv).find(({ text }) => namesCourse(text) && findPeriod(text) !== undefined)) ??
    datedWithoutRole(cv) ??
    // "Bestyrelsesuddannelse" is a course, although its ending is that of many degrees.
    cv.education?.find(
      ({ title, hasSchool }) => namesCourse(title) || (!namesDegree(title) && !hasSchool && !namesRole(title)),
    )?.title,
  languages: (cv) => listedLanguages(rowsAboutOthers(cv)),
  it: (cv) => itToolsIn(cv.rows.map(({ text }) => text).join("\n"))[0] ?? listedNames(unclaimedRows(cv)),
};

/**
 * A date alone on a row outside roles and education, for example in the third column of a table that was read column by
 * column. The date may be the year of an entry that has no year.
 */
export function looseDate({ sections }: CvStructure): string | undefined {
  const isDate = ({ text }: CvRow): boolean => findDates(text).length === 1 && countWords(withoutDates(text)) === 0;
  const own: ReadonlySet<SectionName> = new Set(["experience", "education"]);
  const others = sections.list.filter(({ name }) => name?.names.some((topic) => own.has(topic)) !== true);
  return textOf([...sections.head, ...others.flatMap(({ rows }) => rows)].find(isDate));
}

/** The level of a language alone on a row outside the section of languages. */
export function looseLevel({ sections }: CvStructure): string | undefined {
  const others = sections.list.filter(({ name }) => name?.names.includes("languages") !== true);
  return textOf(others.flatMap(({ rows }) => rows).find(({ text }) => isLevel(text)));
}

/** An address, a phone number or a link. */
function isOfContact(text: string): boolean {
  return /@|https?:|www\.|linkedin/iu.test(text) || /(?<!\d)\d{4}\s\p{Lu}/u.test(text) || findPhone(text) !== undefined;
}

/** The first row with several short names that begin with a capital or a digit, as CVs list computer programs. */
function listedNames(rows: readonly CvRow[]): string | undefined {
  const isNames = (row: CvRow): boolean => {
    const names = cellsOf(row).flatMap((cell) => cell.split(/\s*[,;·•|/]\s*/u));
    return names.length >= 2 && names.every((name) => /^[\p{Lu}\d]/u.test(name) && countWords(name) <= 3);
  };
  return textOf(rows.find(isNames));
}

/** The row that may be the part `name`, as the CV writes it; `undefined` if nothing in the CV looks like it. */
export function seenInstead(cv: CvStructure, name: SectionName): string | undefined {
  return evidence[name]?.(cv) ?? headingInRow(cv, name);
}

/**
 * A row that contains the heading of the part but was not recognised as a heading: the heading is before a colon, has
 * the type of the text, or is next to other text where two columns were read as one.
 */
function headingInRow({ rows, sections }: CvStructure, name: SectionName): string | undefined {
  const isHeading = (piece: string): boolean => {
    const found = /^\p{Lu}/u.test(piece) ? findHeadingName(piece) : undefined;
    return found?.certain === true && found.names.includes(name);
  };
  const inSections = new Set([...sections.head, ...sections.list.flatMap((section) => section.rows)]);
  return textOf(
    rows.find((row) => {
      const pieces = [...cellsOf(row), /^[^:]{2,40}(?=:)/u.exec(row.text)?.[0] ?? ""];
      return row.bullet === undefined && inSections.has(row) && pieces.some(isHeading);
    }),
  );
}

/** The rows above the first role or education, from sections that may hold a text about the person. */
function rowsAboveRoles({ sections }: CvStructure): readonly CvRow[] {
  const end = firstCareerSection(sections);
  const holders: ReadonlySet<SectionName> = new Set(["contact", "personal", "other"]);
  const above = sections.list
    .slice(0, Math.max(0, end))
    .flatMap(({ name, rows }) => (name?.names.some((topic) => holders.has(topic)) ? rows : []));
  const first = sections.list[end]?.rows ?? [];
  const firstPeriod = first.findIndex(({ text }) => findPeriod(text)?.range === true);
  return [...above, ...first.slice(0, Math.max(0, firstPeriod))];
}

/** A row with a period and a title or an employer, outside sections of learning, side roles and references. */
function roleElsewhere({ sections }: CvStructure): CvRow | undefined {
  const others: ReadonlySet<SectionName> = new Set(["education", "courses", "boards", "volunteering", "references"]);
  return sections.list
    .filter(({ name }) => name?.names.some((topic) => others.has(topic)) !== true)
    .flatMap(({ rows }) => rows)
    .find(({ text }) => findPeriod(text)?.range && namesRole(text));
}

/** The rows of sections with an unknown topic. Rows at the top count too if they are too many for contact details. */
function unclaimedRows({ sections }: CvStructure): readonly CvRow[] {
  const head = sections.head.length > mostHeadRows ? sections.head : [];
  return [...head, ...sections.list.flatMap((section) => (section.name === undefined ? section.rows : []))];
}

/** All rows except those of roles and of other parts that often mention courses or languages in passing. */
function rowsAboutOthers({ sections }: CvStructure): readonly CvRow[] {
  const inPassing: ReadonlySet<SectionName> = new Set(["experience", "education", "profile"]);
  const rest = sections.list.filter(({ name }) => name?.names.some((topic) => inPassing.has(topic)) !== true);
  return [...sections.head, ...rest.flatMap(({ rows }) => rows)];
}

/** A row with the label of languages, or the first of several rows with levels of different languages. */
function listedLanguages(rows: readonly CvRow[]): string | undefined {
  const labelled = rows.find((row) => languageLabel.test(row.text) && languageSkillsOf([row]).length > 0);
  if (labelled) return textOf(labelled);
  const telling = rows.filter((row) => languageSkillsOf([row]).some(hasLevel));
  return languageSkillsOf(telling).filter(hasLevel).length >= 2 ? textOf(telling[0]) : undefined;
}

function hasLevel({ level }: LanguageSkill): boolean {
  return level !== undefined;
}

function datedWithoutRole(cv: CvStructure): string | undefined {
  return textOf(unclaimedRows(cv).find(({ text }) => findPeriod(text) && !namesRole(text)));
}

function textOf(row: CvRow | undefined): string | undefined {
  return row?.text.replaceAll(" | ", " ");
}
