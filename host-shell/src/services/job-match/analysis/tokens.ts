import { danishStem } from "./danish-stemmer.ts";
import { englishStem } from "./english-stemmer.ts";
import { splitCompound } from "./split-compound.ts";
import { type TextLanguage, stopWords } from "./stop-words.ts";

/** A word, or a part of a compound. */
export interface Token {
  /** As words are compared: lower case, without its ending. */
  readonly stem: string;
  /** As words of concepts are compared: "manager", "management" and "managing" have one stem and differ here. */
  readonly key: string;
  /** True of the small words of a language, which only count within a phrase. */
  readonly small: boolean;
  /** False of what says nothing unless it is recognised: bare numbers, and what everybody writes. */
  readonly telling: boolean;
}

/** Where a phrase ends. */
export const pause: Token = { stem: "", key: "", small: true, telling: false };

const special: ReadonlyMap<string, string> = new Map([
  ["c++", "cplusplus"],
  ["c#", "csharp"],
  ["f#", "fsharp"],
  [".net", "dotnet"],
]);
const longestWord = 40;
/** By their stems; short ones are told by the very word, since other words end up as they do. */
const stopStems = {
  da: new Set([...stopWords.da].filter((word) => word.length >= 5).map(danishStem)),
  en: new Set([...stopWords.en].filter((word) => word.length >= 5).map(englishStem)),
};
const mostRemembered = 60_000;
const remembered = { da: new Map<string, readonly Token[]>(), en: new Map<string, readonly Token[]>() };

/** Words, compounds by their parts, with a pause at each mark that ends a phrase. */
export function tokensOf(written: string, language: TextLanguage): readonly Token[] {
  const text = written.normalize("NFC");
  const tokens: Token[] = [];
  let start = -1;
  for (let at = 0; at <= text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInWord(code) || (start >= 0 && joins(text, at, start))) {
      if (start < 0) start = at;
      continue;
    }
    if (start >= 0) {
      const word = endOfNamed(text, start, at);
      for (const token of tokensOfWord(text.slice(start, word), language)) tokens.push(token);
      at = word - 1;
      start = -1;
      continue;
    }
    if (code === dot && /^\.net(?![\p{L}\p{N}])/iu.test(text.slice(at, at + 5))) {
      for (const token of tokensOfWord(text.slice(at, at + 4), language)) tokens.push(token);
      at += 3;
    } else if (pauses.has(code) && tokens.length > 0 && tokens.at(-1) !== pause && !goesOn(text, at))
      tokens.push(pause);
  }
  return tokens;
}

const dot = 46;
const pauses: ReadonlySet<number> = new Set(Array.from(".,;:!?()[]/•|\n", (mark) => mark.charCodeAt(0)));
const latinEnd = 0x180;
const isLatinInWord: readonly boolean[] = Array.from({ length: latinEnd }, (_, code) =>
  /[\p{L}\p{N}]/u.test(String.fromCharCode(code)),
);

/** The marks in "Node.js" and "CI/CD", and of what is short for something: "adm. direktør". */
function goesOn(text: string, at: number): boolean {
  if (text.charAt(at) === "/") return isInWord(text.charCodeAt(at - 1)) && isInWord(text.charCodeAt(at + 1));
  return text.charCodeAt(at) === dot && /^\.(?:[\p{L}\p{N}-]|\s\p{Ll})/u.test(text.slice(at, at + 3));
}

/** Surrogates are taken as letters, which most of them are. */
function isInWord(code: number): boolean {
  if (code < latinEnd) return isLatinInWord[code] === true;
  return /[\p{L}\p{N}\p{M}\p{Cs}]/u.test(String.fromCharCode(code));
}

/** "R&D", "company's" */
function joins(text: string, at: number, start: number): boolean {
  const mark = text.charAt(at);
  return (mark === "&" || mark === "'" || mark === "’") && at > start && isInWord(text.charCodeAt(at + 1));
}

/** "C#" and "C++" end with their marks. */
function endOfNamed(text: string, start: number, end: number): number {
  if (end - start !== 1) return end;
  const letter = text.charAt(start).toLowerCase();
  if (letter === "c" && text.startsWith("++", end)) return end + 2;
  return (letter === "c" || letter === "f") && text.charAt(end) === "#" ? end + 1 : end;
}

function tokensOfWord(written: string, language: TextLanguage): readonly Token[] {
  const known = remembered[language];
  const seen = known.get(written);
  if (seen !== undefined) return seen;
  const tokens = readWord(written, language);
  if (known.size >= mostRemembered) known.clear();
  if (written.length <= longestWord) known.set(written, tokens);
  return tokens;
}

function readWord(written: string, language: TextLanguage): readonly Token[] {
  const lower = written.toLowerCase();
  const named = special.get(lower);
  if (named !== undefined) return [{ stem: named, key: named, small: false, telling: true }];
  if (lower.length > longestWord) return [];
  if (language === "en" && written === "IT") return [{ stem: "it", key: "it", small: false, telling: true }];
  if (stopWords[language].has(lower)) return [{ stem: lower, key: lower, small: true, telling: false }];
  const telling = lower.length > 1 && !/^\d+$/u.test(lower);
  if (language === "en") {
    const stem = englishStem(lower);
    return [
      { stem, key: stem + kindOf(lower, stem, englishKind), small: false, telling: telling && !stopStems.en.has(stem) },
    ];
  }
  return splitCompound(lower.replace(/['’]s?$/u, "")).map((part) => {
    const stem = danishStem(part);
    return {
      stem,
      key: stem + kindOf(part, stem, danishKind),
      small: stopWords.da.has(part),
      telling: telling && !stopStems.da.has(stem),
    };
  });
}

const englishKind = /(ment|ing|ion|ity|ness|ship|er|or|al|ive|ance|ence|ant|ent)s?$/u;
const danishKind = /(els|hed|(?<=indkøb|undervis|support|design)er)(?:e|en|er|ere|eren|erne|ens|es|s)?$/u;

/** What was taken off that makes it another word, rather than another form of it. */
function kindOf(word: string, stem: string, kinds: RegExp): string {
  const [, kind] = kinds.exec(word) ?? [];
  return kind === undefined || stem.endsWith(kind) ? "" : `+${kind}`;
}
