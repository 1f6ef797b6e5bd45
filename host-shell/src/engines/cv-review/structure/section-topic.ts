import { blocksOf, type TextFlow } from "./blocks.ts";
import { competenciesOf } from "./cv-competencies.ts";
import type { CvRow } from "./cv-rows.ts";
import { itToolsIn } from "./it-skills.ts";
import { namesRole } from "./role-words.ts";
import { languageSkillsOf } from "./language-skills.ts";
import { namesCourse, namesDegree, namesSchool } from "./learnings.ts";
import { namesSidePost } from "./side-roles.ts";
import { findPeriod } from "./period.ts";
import type { SectionName } from "./section-names.ts";
import { countWords } from "./words.ts";

/** A profile has at least this number of words. A shorter text is a remark. */
export const fewestProfileWords = 20;

/**
 * The topics of a section with an unknown heading, found in its rows; empty if no topic is clear. "Det taler jeg" above
 * two languages with levels -> "languages". `opening` is true for a section before all sections of roles and education,
 * where prose is a profile. Further down, prose may be about spare time.
 */
export function topicsIn(
  rows: readonly CvRow[],
  flow: TextFlow,
  { opening }: { readonly opening: boolean },
): readonly SectionName[] {
  const text = rows.map((row) => row.text).join("\n");
  const words = countWords(text);
  const prose = blocksOf(rows, flow).filter(({ kind, text: block }) => kind === "paragraph" && countWords(block) >= 12);
  const proseWords = countWords(prose.map((block) => block.text).join(" "));
  const ranges = rows.filter((row) => findPeriod(row.text)?.range).length;
  if (opening && ranges < 2 && proseWords >= Math.max(fewestProfileWords, words * 0.8)) return ["profile"];
  const dated = datedTopicsIn(rows);
  if (dated.length > 0) return dated;
  if (ranges > 0) return [];
  if (languageSkillsOf(rows).filter(({ level }) => level !== undefined).length >= 2 && words < 40) return ["languages"];
  if (isListOfTools(text)) return ["it"];
  return isListOfSkills(rows, flow) ? ["competencies"] : [];
}

/**
 * A list of skills has at least this number of short items without dates and sentences. A shorter list may be about
 * spare time.
 */
const fewestSkills = 5;

function isListOfSkills(rows: readonly CvRow[], flow: TextFlow): boolean {
  const { items, prose } = competenciesOf(rows, flow);
  const short = items.filter((item) => countWords(item) <= 5);
  return (
    !prose &&
    items.length >= fewestSkills &&
    short.length === items.length &&
    rows.every(({ text }) => findPeriod(text) === undefined && !/[.!?@]$|@/u.test(text))
  );
}

/**
 * The topics of entries with periods. Roles have titles or employers, educations have degrees, and courses have
 * neither.
 */
function datedTopicsIn(rows: readonly CvRow[]): readonly SectionName[] {
  const entries = rows.flatMap((row, index) => {
    const found = findPeriod(row.text);
    const text = [row, rows[index + 1]].map((near) => near?.text ?? "").join(" ");
    return found === undefined ? [] : [{ range: found.range, text, row: row.text }];
  });
  if (entries.length > 0 && entries.every(({ row }) => namesSidePost(row))) return ["boards"];
  const described = describesRoles(rows);
  const isLearning = ({ text }: { readonly text: string }): boolean =>
    namesDegree(text) || namesCourse(text) || (!described && namesSchool(text));
  const learnings = entries.filter(isLearning);
  const roles = entries.filter(({ range, text }) => range && namesRole(text));
  const clear = learnings.length >= 2 ? learnings.length >= roles.length : !described;
  if (learnings.length > 0 && learnings.length * 2 >= entries.length && clear) {
    const hasCourse = learnings.some(({ text }) => namesCourse(text) && !namesDegree(text));
    const hasDegree = learnings.some(({ text }) => namesDegree(text) || (namesSchool(text) && !namesCourse(text)));
    return [...(hasDegree ? (["education"] as const) : []), ...(hasCourse ? (["courses"] as const) : [])];
  }
  if (roles.length > 0 && learnings.length * 2 < entries.length) return ["experience"];
  return isListOfYears(rows) ? ["courses"] : [];
}

/** A list of years has at least this number of short rows, each with the year in which something was completed. */
const fewestYears = 2;

function isListOfYears(rows: readonly CvRow[]): boolean {
  const years = rows.filter(({ text }) => findPeriod(text)?.range === false);
  return (
    years.length >= fewestYears &&
    years.length >= rows.length / 2 &&
    rows.every(({ text }) => countWords(text) <= 12 && findPeriod(text)?.range !== true)
  );
}

const fewestWordsOfDescription = 10;

/** Whether a section of entries has list points or sentences, as a section of roles has. */
export function describesRoles(rows: readonly CvRow[]): boolean {
  return rows.some(
    (row) =>
      findPeriod(row.text) === undefined &&
      (row.bullet !== undefined || (row.alone && countWords(row.text) >= fewestWordsOfDescription)),
  );
}

/** Whether a text lists names with capitals, at least one of them a known tool. */
function isListOfTools(text: string): boolean {
  const items = text
    .split(/[\n,;•·|/]+/u)
    .map((item) => item.trim())
    .filter((item) => item !== "");
  const names = items.filter((item) => /^[\p{Lu}\d]/u.test(item) && countWords(item) <= 3);
  return items.length >= 2 && names.length >= items.length * 0.8 && itToolsIn(text).length > 0;
}
