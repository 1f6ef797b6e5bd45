import { breakModifiers, careerBreaks } from "../phrases/career-breaks.phrases.ts";
import { anyOf } from "../../phrase-matcher/compile-phrases.ts";
import { findTitleWord, looksLikeEmployer } from "./role-words.ts";
import { isPlace } from "./places.ts";
import { countWords, sentencesOf } from "./words.ts";

export interface RoleName {
  readonly title: string | undefined;
  readonly employer: string | undefined;
  /** The name of the role in the review: title and employer, as far as they were read. */
  readonly label: string;
  /** True if the CV says that the person held the role together with another one: "(egen virksomhed, bijob)". */
  readonly isHeldWithAnother?: boolean;
  /** What the visitor says that it is. Then title, employer and period are certain, too. */
  readonly confirmedAs?: "job" | "side" | "break";
}

const separators =
  /\s*[|;·•]\s*|\s+[-–—]\s+|,\s+|\s+(?:hos|@)\s+|\s+at\s+(?=\p{Lu})|\s+(?:ved|i|på)\s+(?=\p{Lu})|\s*[()[\]]\s*/u;

/** Whether a row below the title contains only the place or the duration of the role. */
export function isAsideOnly(text: string): boolean {
  return (
    isPlace(text) ||
    text
      .split(separators)
      .map(tidy)
      .every((part) => part === "" || isAside(part))
  );
}

/** Words for a break at the beginning of a name: "Barselsorlov", but not "Barselsvikar" nor "Orlovskonsulent". */
const careerBreak = new RegExp(
  String.raw`^[^\p{L}]*(?:${anyOf(breakModifiers)} ){0,2}${anyOf(careerBreaks)}(?![\p{L}-])`,
  "iu",
);

/** Whether an entry among the roles is leave, illness or unemployment according to a row of its name. */
export function namesBreak(texts: readonly string[]): boolean {
  return texts.some((text) => careerBreak.test(text));
}

/**
 * Splits a row at its first full stop into the name of a role and the sentences about it. A single word
 * counts as a sentence only if the text continues in the next row: "Head of Section, DTU. Line" above "manager for 11".
 */
export function namedIn(text: string, goesOn = false): { readonly name: string; readonly rest: string } {
  const [first = "", ...others] = sentencesOf(text);
  const rest = others.join(" ");
  const whole = { name: text, rest: "" };
  if (
    countWords(rest) < (goesOn ? 1 : 2) ||
    isAsideOnly(rest) ||
    countWords(first) > 10 ||
    /^[^\p{L}]*\p{Ll}/u.test(first)
  )
    return whole;
  if (
    !/(?:\p{L}{3}|A\/S|I\/S|K\/S|\))\.$/u.test(first) ||
    /(?<![\p{L}])(?:Ltd|Inc|Corp|Sct|Skt|Kgl|Ndr|Sdr|Brdr)\.$/u.test(first)
  )
    return whole;
  return { name: first.replace(/\.$/u, ""), rest };
}

const besideAnother =
  /(?<!\p{L})(?:bijob|bibeskæftigelse|sideløbende|ved siden af|samtidig med|fritidsjob|side job|alongside)(?!\p{L})/iu;

/** "Udsendt til Kosovo med Forsvaret" */
const posting = /^(udsendt (?:til|i) [^,]+?) (?:med|for|af) (\p{Lu}.*)$/iu;

/** Title and employer from the rows of a name, in either order. */
export function roleNameOf(texts: readonly string[]): RoleName {
  const name = titleAndEmployerOf(texts);
  return texts.some((text) => besideAnother.test(text)) ? { ...name, isHeldWithAnother: true } : name;
}

function titleAndEmployerOf(texts: readonly string[]): RoleName {
  const parts = texts
    .flatMap((text) => withSecondTitles(text.split(separators)))
    .flatMap((part) => posting.exec(part)?.slice(1) ?? [part])
    .flatMap(dividedByTable)
    .flatMap(dividedByColon)
    .map(tidy)
    .filter((part) => part !== "" && !isAside(part));
  const titleAt = bestTitle(parts);
  const title = titleAt === undefined ? undefined : parts[titleAt];
  const others = parts.filter((part, index) => index !== titleAt && !(title !== undefined && isShortTitle(part)));
  const company = others.find(looksLikeEmployer);
  const named = title === undefined ? undefined : others.find((part) => !beginsSmall(part));
  const employer = company ?? named ?? others[title === undefined && others.length >= 2 ? 1 : 0];
  if (title === undefined && others.length >= 2)
    return nameOf(
      others.find((part) => part !== employer),
      employer,
    );
  if (title === undefined && employer !== undefined && !looksLikeEmployer(employer)) return nameOf(employer, undefined);
  return nameOf(title, employer);
}

/** Whether a part is an abbreviated title, and therefore not an employer: "CFO" after "Økonomidirektør". */
function isShortTitle(part: string): boolean {
  return /^\p{Lu}{2,4}$/u.test(part) && findTitleWord(part) === part;
}

/** Joins "Politikommissær" and "leder af lokalpolitiet", which is a title too. */
function withSecondTitles(parts: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1)?.trim() ?? "";
    const word = beginsSmall(part) ? findTitleWord(part) : undefined;
    const isSecond = before !== "" && word !== undefined && part.startsWith(word);
    if (isSecond && (findTitleWord(before) !== undefined || !looksLikeEmployer(before)))
      joined[joined.length - 1] = `${before}, ${part}`;
    else joined.push(part);
  }
  return joined;
}

/**
 * Whether a part begins in lower case. Such a part, like "beredskabet", is only a piece of an employer's name or of a
 * title, since names of employers begin with a capital.
 */
function beginsSmall(part: string): boolean {
  return /^\p{Ll}/u.test(part);
}

/** Splits "Driftschef Nordhavn Logistik A/S", whose parts were separated only by the white space of a table. */
function dividedByTable(part: string): readonly string[] {
  const word = findTitleWord(part);
  if (word === undefined || !part.startsWith(word) || !/^\s\p{Lu}/u.test(part.slice(word.length))) return [part];
  const rest = part.slice(word.length).trim();
  return looksLikeEmployer(rest) ? [word, rest] : [part];
}

/** Splits "Nordhavn Logistik: Driftschef", where only the words after the colon are a title. */
function dividedByColon(part: string): readonly string[] {
  const [before = "", behind = "", ...more] = part.split(/:\s+/u);
  const isDivided = more.length === 0 && findTitleWord(behind) !== undefined && findTitleWord(before) === undefined;
  return isDivided ? [before, behind] : [part];
}

function nameOf(title: string | undefined, employer: string | undefined): RoleName {
  return { title, employer, label: [title, employer].filter((part) => part !== undefined).join(", ") };
}

/**
 * Index of the part that has a title word and is not a company. "Ledernes Bank A/S" contains "leder", but is a company.
 */
function bestTitle(parts: readonly string[]): number | undefined {
  const titles = parts.map((part) => findTitleWord(part) !== undefined);
  const sure = parts.findIndex((part, index) => titles[index] && !looksLikeEmployer(part) && !namesPerson(part));
  if (sure >= 0) return sure;
  // If only the name of a master craftsman's business has a title word, the title is another part, outside the lists.
  if (parts.length > 1 && parts.some(namesPerson)) return undefined;
  const any = titles.indexOf(true);
  const [only = ""] = parts;
  // "Nordic Key Account Manager" ends with its title and "Head of Group Controlling" begins with its title. "Ledernes
  // Bank" does neither.
  if (parts.length === 1 && any === 0) {
    const word = findTitleWord(only) ?? only;
    const isFirst = only.startsWith(word) && /^\S+\s(?:of|for|af)\s/u.test(only);
    return isFirst || only.endsWith(word) ? 0 : undefined;
  }
  return any >= 0 ? any : undefined;
}

/** "Tømrermester Ole Friis" is an employer: a trade and the name of its master. */
function namesPerson(part: string): boolean {
  const word = findTitleWord(part);
  return word !== undefined && part.startsWith(word) && /^(?:\s\p{Lu}\p{Ll}+){2}$/u.test(part.slice(word.length));
}

function tidy(part: string): string {
  return part.replaceAll(/^[\s:,.–—-]+|[\s:,–—-]+$|(?<=\p{L}{4})\.$/gu, "");
}

/** Whether a part is the place or the duration of the role. */
function isAside(part: string): boolean {
  if (
    /^(?:konst(?:itueret|\.)|fungerende|midlertidig|(?:barsels)?vikariat|deltid|fuldtid|acting|interim|part[- ]time|full[- ]time)$/iu.test(
      part,
    )
  )
    return true;
  if (/^(?:ca\. )?\d+\s*(?:år|yrs?|years?|mdr|måneder|mos?|months?)/iu.test(part)) return true;
  return isPlace(part);
}
