import { anyOf, notAfterLetter, wholeWords } from "../../phrases/compile-phrases.ts";
import { languageLevels, lastWords, measures } from "../phrases/language-levels.phrases.ts";
import { languageNames } from "../phrases/languages.phrases.ts";
import { type CvRow, withoutCells } from "./cv-rows.ts";
import { countWords } from "./words.ts";

export interface LanguageSkill {
  /** As written: "Engelsk". */
  readonly language: string;
  /** The words for the level; `undefined` if none were found. */
  readonly level: string | undefined;
}

const language = wholeWords(languageNames, "giu");

/** A level of the Common European Framework, "4/5", or signs in place of stars: "●●●○○". */
const rating = String.raw`(?<![\p{L}\d])[ABC][12](?![\p{L}\d])|\d\s?\/\s?\d|[●★■◆]{1,}[○☆□◇]*`;
const atEnd = String.raw`${notAfterLetter}${anyOf(lastWords)}(?=\s*$)`;
const beforeSign = String.raw`${notAfterLetter}${anyOf(measures)}(?=\s*(?:[,;.|·•/&+)\]]|$|(?:og|and|til|to)(?!\p{L})))`;
const level = new RegExp(`${anyOf(languageLevels)}|${atEnd}|${beforeSign}|${rating}`, "iu");

/**
 * Languages and their levels. Adjacent names share the level behind them: "Engelsk og tysk i skrift og tale". `listed` is
 * true for a section of languages, where any words in brackets or behind a colon tell the level: "Tysk: til husbehov".
 */
export function languageSkillsOf(rows: readonly CvRow[], { listed = false } = {}): readonly LanguageSkill[] {
  const seen = new Set<string>();
  return skillsIn(rows, listed).filter(({ language: name }) => {
    const key = name.toLowerCase();
    return seen.has(key) ? false : seen.add(key);
  });
}

/** "Sprog Dansk, engelsk og tysk": at least two languages behind a label. */
export function labelledLanguagesIn(rows: readonly CvRow[]): readonly LanguageSkill[] {
  const labelled = rows.find(({ text }) => label.test(text));
  if (labelled === undefined) return [];
  const rest = labelled.text.replace(label, "");
  const skills = languageSkillsOf([{ ...withoutCells(labelled), text: rest }], { listed: true });
  return skills.length >= 2 && rest.search(language) === 0 ? skills : [];
}

const label = /^(?:sprog|languages?)[\s:|]+/iu;

function skillsIn(rows: readonly CvRow[], listed: boolean): readonly LanguageSkill[] {
  const textOf = ({ text, cells }: CvRow): string => (listed && cells ? cells.join(" | ") : text);
  return rows.flatMap((row, index) => {
    const text = textOf(row);
    const below = rows[index + 1];
    const next = below === undefined ? "" : textOf(below);
    const named = next.search(language);
    const isRemark = listed && isRemarkOn(row, below);
    const wrapped = listed && named > 0 && /^[(–—:-]/u.test(next) ? next.slice(0, named) : "";
    const level = named < 0 ? (levelIn(next) ?? (isRemark ? next : undefined)) : wordsOf(wrapped);
    const skills = skillsInLine(text, listed);
    return skills.map((skill, position) =>
      position === skills.length - 1 ? { ...skill, level: skill.level ?? level } : skill,
    );
  });
}

/** Whether the row below a language tells its level, and not a language that no list knows. */
function isRemarkOn(row: CvRow, below: CvRow | undefined): boolean {
  if (below === undefined || !/^[^:,;|]+$/u.test(below.text) || countWords(below.text) > 6) return false;
  const hasOneLook = row.bold === below.bold && row.italic === below.italic && Math.abs(row.size - below.size) < 0.3;
  return !hasOneLook || /^\P{L}*\p{Ll}/u.test(below.text) || countWords(below.text) > 1;
}

function skillsInLine(text: string, listed: boolean): readonly LanguageSkill[] {
  const found = [...text.matchAll(language)];
  const ends = found.map((match) => match.index + match[0].length);
  const gaps = [
    ...found.map((match, position) => text.slice(ends[position - 1] ?? 0, match.index)),
    text.slice(ends.at(-1)),
  ];
  const headed = levelIn(gaps[0] ?? "") !== undefined;
  const parts = gaps.map((gap, position) =>
    position === 0
      ? { before: "", behind: gap }
      : position === found.length
        ? { before: gap, behind: "" }
        : splitBetween(gap, headed),
  );
  const after = (at: number): string | undefined =>
    levelIn(parts[at + 1]?.before ?? "") ??
    (listed ? wordsBehind.exec(parts[at + 1]?.before ?? "")?.groups?.["words"]?.trim() : undefined) ??
    (found[at + 1] && shares.test(gaps[at + 1] ?? "") ? after(at + 1) : undefined);
  const isListed = /(?::|(?<![\p{L}])(?:in|på))\s*$/iu.test(gaps[0] ?? "");
  const before = (at: number): string | undefined =>
    levelIn(parts[at]?.behind ?? "") ??
    (at > 0 && (isListed ? shares : joins).test(gaps[at] ?? "") ? before(at - 1) : undefined);
  // In a section of languages, whatever else stands beside a single one tells how well.
  const [only] = found;
  const rest = listed && found.length === 1 && only ? wordsOf(text.replace(only[0], " ")) : undefined;
  return found.map(([name], at) => ({
    language: name,
    level: (headed ? (before(at) ?? after(at)) : (after(at) ?? before(at))) ?? rest,
  }));
}

/** The words of a text without the signs around them; `undefined` without any. */
function wordsOf(text: string): string | undefined {
  const words = text.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, "");
  return /\p{L}{2}/u.test(words) ? words : undefined;
}

const wordsBehind = /^\s*(?:[:(–—|]|-\s)\s*(?<words>\p{L}[^,;.·|()]+)/u;

/**
 * Text between names that share one level: `shares` if the level follows them ("dansk, engelsk: flydende"), `joins` if
 * it precedes them ("flydende dansk og engelsk").
 */
const shares = /^\s*(?:[,/&+]|,?\s*(?:og|and|samt))?\s*$/iu;
const joins = /^\s*(?:[/&+]|og|and|samt)\s*$/iu;

const divider =
  /[,;|·•&+.]|\s\/\s|(?<![\p{L}])(?:(?:og|and)(?!\s(?:i\s|in\s)?(?:tale|skrift|mundtlig|spoken|speech|writ|oral|verbal))|samt|men|but|hvor)(?![\p{L}])/giu;

/**
 * Splits the text between two languages into the part about the first one and the part about the second one: "på højt
 * niveau" and "lidt" in "Engelsk på højt niveau og lidt tysk".
 */
function splitBetween(gap: string, headed: boolean): { readonly before: string; readonly behind: string } {
  const last = [...gap.matchAll(divider)].at(-1);
  if (last === undefined) return headed ? { before: "", behind: gap } : { before: gap, behind: "" };
  const behind = gap.slice(last.index + last[0].length);
  return levelIn(behind) === undefined || behind.includes(")")
    ? { before: gap, behind: "" }
    : { before: gap.slice(0, last.index), behind };
}

function levelIn(text: string): string | undefined {
  return level.exec(text)?.[0];
}
