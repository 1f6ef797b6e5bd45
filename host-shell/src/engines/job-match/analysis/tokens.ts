import { danishStem } from "./danish-stemmer.ts";
import { englishStem } from "./english-stemmer.ts";
import { splitCompound } from "./split-compound.ts";
import { type TextLanguage, stopWords } from "./stop-words.ts";

/** A word, or a part of a compound. */
export interface Token {
  /** The form that words are compared in: lower case, without its ending. */
  readonly stem: string;
  /**
   * The form that words of concepts are compared in: "manager", "management" and "managing" share a stem and differ here.
   */
  readonly key: string;
  /** Whether the word counts only within a phrase. */
  readonly isStopWord: boolean;
  /**
   * Whether the word is a term by itself. Bare numbers and very common words are not: they count only as part of a
   * concept.
   */
  readonly isInformative: boolean;
}

/** Marks the end of a phrase. */
export const pause: Token = { stem: "", key: "", isStopWord: true, isInformative: false };

const special: ReadonlyMap<string, string> = new Map([
  ["c++", "cplusplus"],
  ["c#", "csharp"],
  ["f#", "fsharp"],
  [".net", "dotnet"],
]);
const longestWord = 40;
/** Stems of the longer stop words. A short stop word often has the stem of another word. */
const stopStems = {
  da: new Set([...stopWords.da].filter((word) => word.length >= 5).map(danishStem)),
  en: new Set([...stopWords.en].filter((word) => word.length >= 5).map(englishStem)),
};
const mostRemembered = 60_000;
const remembered = { da: new Map<string, readonly Token[]>(), en: new Map<string, readonly Token[]>() };

/** The words of a text, compounds split into their parts, with a pause at each mark that ends a phrase. */
export function tokensOf(written: string, language: TextLanguage): readonly Token[] {
  const text = written.normalize("NFC");
  const tokens: Token[] = [];
  let start = -1;
  for (let at = 0; at <= text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isInWord(code) || (start >= 0 && joints.has(code) && isInWord(text.charCodeAt(at + 1)))) {
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
/** Marks inside of words: "R&D", "company's". */
const joints: ReadonlySet<number> = new Set(Array.from("&'’", (mark) => mark.charCodeAt(0)));
const latinEnd = 0x180;
const isLatinInWord = Uint8Array.from({ length: latinEnd }, (_, code) =>
  Number(/[\p{L}\p{N}]/u.test(String.fromCharCode(code))),
);

/** Whether the phrase continues after a mark: "Node.js", "CI/CD", and abbreviations such as "adm. direktør". */
function goesOn(text: string, at: number): boolean {
  if (text.charAt(at) === "/") return isInWord(text.charCodeAt(at - 1)) && isInWord(text.charCodeAt(at + 1));
  return text.charCodeAt(at) === dot && /^\.(?:[\p{L}\p{N}-]|\s\p{Ll})/u.test(text.slice(at, at + 3));
}

/** Surrogates count as letters, since most of the characters that they encode are letters. */
function isInWord(code: number): boolean {
  if (code < latinEnd) return isLatinInWord[code] === 1;
  return /[\p{L}\p{N}\p{M}\p{Cs}]/u.test(String.fromCharCode(code));
}

/** The end of a word, including the marks of "C#" and "C++". */
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
  if (named !== undefined) return [{ stem: named, key: named, isStopWord: false, isInformative: true }];
  if (lower.length > longestWord) return [];
  if (language === "en" && written === "IT") return [{ stem: "it", key: "it", isStopWord: false, isInformative: true }];
  if (stopWords[language].has(lower)) return [{ stem: lower, key: lower, isStopWord: true, isInformative: false }];
  const isInformative = lower.length > 1 && !/^\d+$/u.test(lower);
  if (language === "en") {
    const stem = englishStem(lower);
    return [
      {
        stem,
        key: stem + kindOf(lower, stem, englishKind),
        isStopWord: false,
        isInformative: isInformative && !stopStems.en.has(stem),
      },
    ];
  }
  return splitCompound(lower.replace(/['’]s?$/u, "")).map((part) => {
    const stem = danishStem(part);
    return {
      stem,
      key: stem + kindOf(part, stem, danishKind),
      isStopWord: stopWords.da.has(part),
      isInformative: isInformative && !stopStems.da.has(stem),
    };
  });
}

const englishKind = /(ment|ing|ion|ity|ness|ship|er|or|al|ive|ance|ence|ant|ent)s?$/u;
const danishKind = /(els|hed|(?<=indkøb|undervis|support|design)er)(?:e|en|er|ere|eren|erne|ens|es|s)?$/u;

/**
 * The ending that the stem lost, as "+ending", if the ending makes another word; empty if it makes only another form of
 * the word.
 */
function kindOf(word: string, stem: string, kinds: RegExp): string {
  const [, kind] = kinds.exec(word) ?? [];
  return kind === undefined || stem.endsWith(kind) ? "" : `+${kind}`;
}
