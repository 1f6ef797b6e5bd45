import { anyOf, notAfterLetter, wholeWords } from "../../phrase-matcher/compile-phrases.ts";
import { languageLevels, lastWords, measures } from "../phrases/language-levels.phrases.ts";
import { languageNames } from "../phrases/languages.phrases.ts";
import { type CvRow, withoutCells } from "./cv-rows.ts";
import { itToolsIn } from "./it-skills.ts";
import { countWords } from "./words.ts";

export interface LanguageSkill {
  /** As written: "Engelsk". */
  readonly language: string;
  /** The words for the level; `undefined` if none were found. */
  readonly level: string | undefined;
}

const language = wholeWords(languageNames, "giu");

/** A level of the Common European Framework, a rating such as "4/5", or signs such as "●●●○○". */
const rating = String.raw`(?<![\p{L}\d])[ABC][12](?![\p{L}\d])|\d\s?\/\s?\d|[●★■◆]{1,}[○☆□◇]*`;
const atEnd = String.raw`${notAfterLetter}${anyOf(lastWords)}(?=\s*$)`;
const beforeSign = String.raw`${notAfterLetter}${anyOf(measures)}(?=\s*(?:[,;.|·•/&+)\]]|$|(?:og|and|til|to)(?!\p{L})))`;
const level = new RegExp(`${anyOf(languageLevels)}|${atEnd}|${beforeSign}|${rating}`, "iu");

/**
 * "Engelsk og tysk i skrift og tale" -> both languages with the level "i skrift og tale". `listed` is true for a
 * section of languages. There, any words in brackets or after a colon are the level: "Tysk: til husbehov".
 */
export function languageSkillsOf(rows: readonly CvRow[], { listed = false } = {}): readonly LanguageSkill[] {
  const seen = new Set<string>();
  const known = skillsIn(rows, listed);
  return (known.length > 0 && listed ? [...known, ...unknownIn(rows)] : known).filter(({ language: name }) => {
    const key = name.toLowerCase();
    return seen.has(key) ? false : seen.add(key);
  });
}

/** Whether the language is in the list of languages. Other languages are recognised only by the form of their row. */
export function isKnownLanguage({ language: name }: LanguageSkill): boolean {
  return knownLanguage.test(name);
}

/** Whether a sentence describes the use of languages. Such a sentence may state a level in any words. */
export function tellsOfSpeaking(text: string): boolean {
  return /(?<!\p{L})(?:taler|tale|skriver|læser|forstår|klarer|behersker|get by|speaks?|writes?|reads?|understands?)(?!\p{L})/iu.test(
    text,
  );
}

const knownLanguage = wholeWords(languageNames);

/** "Sprog Dansk, engelsk og tysk": at least two languages after a label. */
export function labelledLanguagesIn(rows: readonly CvRow[]): readonly LanguageSkill[] {
  const labelled = rows.find(({ text }) => label.test(text));
  if (labelled === undefined) return [];
  const rest = labelled.text.replace(label, "");
  const skills = languageSkillsOf([{ ...withoutCells(labelled), text: rest }], { listed: true });
  return skills.length >= 2 && rest.search(language) === 0 ? skills : [];
}

const label = /^(?:sprog|languages?)[\s:|]+/iu;

/** Exams whose names contain the name of a language: "Danish: professional (Prøve i Dansk 3)". */
const exam =
  /\s*\(?(?:prøve i dansk|danskprøve|studieprøven(?: i dansk)?|danish (?:language )?(?:test|exam))\s?\d?\)?/giu;

function skillsIn(rows: readonly CvRow[], listed: boolean): readonly LanguageSkill[] {
  const texts = rows.map(({ text, cells }) => (listed && cells ? cells.join(" | ") : text).replaceAll(exam, " niveau"));
  /** The level of the last language of row `index - 1` at the beginning of row `index`: "(flydende)" below "norsk". */
  const wrappedAt = (index: number): string => {
    const [before = "", text = ""] = [texts[index - 1], texts[index]];
    const end = listed && /^[(–—:-]/u.test(text) && before.search(language) >= 0 ? text.search(language) : -1;
    return end > 0 ? text.slice(0, end) : "";
  };
  return rows.flatMap((row, index) => {
    const next = texts[index + 1] ?? "";
    const isRemark = listed && isRemarkOn(row, rows[index + 1]);
    const level =
      next.search(language) < 0 ? (levelIn(next) ?? (isRemark ? next : undefined)) : wordsOf(wrappedAt(index + 1));
    const skills = skillsInLine((texts[index] ?? "").slice(wrappedAt(index).length), listed);
    return skills.map((skill, position) =>
      position === skills.length - 1 ? { ...skill, level: skill.level ?? level } : skill,
    );
  });
}

/**
 * A row that names a language which is not in the list: "Nepali: greetings", "plattysk af min morfar", or a single
 * name.
 */
const namedByForm =
  /^(?<name>\p{L}{4,})(?:\s*(?:[:(–—]|\s-\s)\s*(?<level>\p{L}[^()]*)|(?<=sk|ish|ese|ian)(?:\s+(?<words>\p{L}.*))?)\)?$/u;
/** A name before a known level: "Yoruba modersmål". */
const namedByLevel = new RegExp(
  String.raw`^(?<name>\p{L}{4,})\s+(?:på\s)?(?<level>(?:${level.source})(?:\s.*)?)$`,
  "iu",
);
/** Words in the position of a language that are not a language: "Levels: A1 and A2: Basic user". */
const describesSkill =
  /^(?:levels?|niveau(?:er)?|andre|øvrige|others?|modersmål|fremmedsprog|lytning|læsning|skrivning|samtale|mundtlig|skriftlig|skrift|tale|systemer|programmer|it|systems|software|tools|listening|reading|writing|speaking|spoken|written|interaction|understanding|certifica\p{L}+|test|tests)$/iu;
const alone = /^\p{Lu}\p{L}{3,}$/u;

/**
 * The languages of a section that are not in the list. They are recognised by the form of their rows among known
 * languages.
 */
function unknownIn(rows: readonly CvRow[]): readonly LanguageSkill[] {
  const isKnown = (text: string): boolean => text.search(language) >= 0;
  const single = rows.filter(({ text }) => isKnown(text) && alone.test(text));
  return rows.flatMap((row) => {
    if (alone.test(row.text) && !isKnown(row.text) && levelIn(row.text) === undefined)
      return single.length >= 2 && single.some((other) => hasLookOf(row, other))
        ? [{ language: row.text, level: undefined }]
        : [];
    return row.text.split(/\s*(?:[,;|•·]|\.\s)\s*/u).flatMap((item): readonly LanguageSkill[] => {
      const found = isKnown(item) ? undefined : (namedByForm.exec(item) ?? namedByLevel.exec(item))?.groups;
      const name = found?.["name"];
      const isOther = name === undefined || describesSkill.test(name) || itToolsIn(name).length > 0;
      if (found === undefined || isOther || levelIn(name) !== undefined) return [];
      return [{ language: name, level: (found["level"] ?? found["words"])?.replace(/\.$/u, "") }];
    });
  });
}

function hasLookOf(row: CvRow, other: CvRow): boolean {
  return row.bold === other.bold && row.italic === other.italic && Math.abs(row.size - other.size) < 0.3;
}

/** Whether the row below a language is its level, and not a language outside the list. */
function isRemarkOn(row: CvRow, below: CvRow | undefined): boolean {
  if (below === undefined || !/^[^:,;|]+$/u.test(below.text) || countWords(below.text) > 6) return false;
  if (itToolsIn(below.text).length > 0) return false;
  return !hasLookOf(row, below) || /^\P{L}*\p{Ll}/u.test(below.text) || countWords(below.text) > 1;
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
    (found[at + 1] && shares.test(gaps[at + 1] ?? "") ? after(at + 1) : undefined) ??
    (/^\s*[|·•]\s*$/u.test(gaps[at + 1] ?? "") && motherTongue.test(after(at + 1) ?? "") ? after(at + 1) : undefined);
  const isListed = /(?::|(?<![\p{L}])(?:in|på))\s*$/iu.test(gaps[0] ?? "");
  const before = (at: number): string | undefined =>
    levelIn(parts[at]?.behind ?? "") ??
    (at > 0 && (isListed ? shares : joins).test(gaps[at] ?? "") ? before(at - 1) : undefined);
  // If a row in a section of languages contains a single language, all other text of the row is its level.
  const [only] = found;
  const rest = listed && found.length === 1 && only ? wordsOf(text.replace(only[0], " ")) : undefined;
  return found.map(([name], at) => ({
    language: name,
    level: (headed ? (before(at) ?? after(at)) : (after(at) ?? before(at))) ?? rest,
  }));
}

/** Only mother tongues share a level over a divider: "Dansk | arabisk som modersmål". */
const motherTongue = /^(?:modersmål|native|mother\stongue)/iu;

/** The words of a text without the signs around them; `undefined` if no words remain. */
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
 * Splits the text between two languages into the part about the first language and the part about the second: "på højt
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

/** Whether a text is the level of a language and nothing else: "Modersmål". */
export function isLevel(text: string): boolean {
  return levelIn(text) === text.trim();
}

function levelIn(text: string): string | undefined {
  return level.exec(text)?.[0];
}
