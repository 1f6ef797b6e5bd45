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
  /** False of small words and bare numbers, which only count within a phrase. */
  readonly telling: boolean;
}

/** Where a phrase ends. */
export const pause: Token = { stem: "", key: "", telling: false };

const pieces =
  /c\+\+|[cf]#|\.net(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[&'’][\p{L}\p{N}]+)*|[.,;:!?()[\]/•|\n]/giu;
const special: ReadonlyMap<string, string> = new Map([
  ["c++", "cplusplus"],
  ["c#", "csharp"],
  ["f#", "fsharp"],
  [".net", "dotnet"],
]);
const longestWord = 40;
const mostRemembered = 60_000;
const remembered = { da: new Map<string, readonly Token[]>(), en: new Map<string, readonly Token[]>() };

/** Words, compounds by their parts, with a pause at each mark that ends a phrase. */
export function tokensOf(text: string, language: TextLanguage): readonly Token[] {
  const tokens: Token[] = [];
  for (const [piece] of text.normalize("NFC").matchAll(pieces)) {
    const code = piece.charCodeAt(0);
    if (
      piece.length === 1 &&
      (code < 48 || (code > 57 && code < 65) || code === 91 || code === 93 || code === 124 || code === 8226)
    ) {
      if (tokens.length > 0 && tokens.at(-1) !== pause) tokens.push(pause);
      continue;
    }
    tokens.push(...tokensOfWord(piece, language));
  }
  return tokens;
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
  if (named !== undefined) return [{ stem: named, key: named, telling: true }];
  if (lower.length > longestWord) return [];
  if (language === "en" && written === "IT") return [{ stem: "it", key: "it", telling: true }];
  if (stopWords[language].has(lower)) return [{ stem: lower, key: lower, telling: false }];
  const telling = lower.length > 1 && !/^\d+$/u.test(lower);
  if (language === "en") {
    const stem = englishStem(lower);
    return [{ stem, key: stem + kindOf(lower, stem, englishKind), telling }];
  }
  return splitCompound(lower.replace(/['’]s?$/u, "")).map((part) => {
    const stem = danishStem(part);
    return { stem, key: stem + kindOf(part, stem, danishKind), telling };
  });
}

const englishKind = /(ment|ing|ion|ity|ness|ship|er|or|al|ive|ance|ence|ant|ent)s?$/u;
const danishKind = /(els|hed|(?<=indkøb|undervis|konstruktør)er)(?:e|en|er|ere|eren|erne|ens|es|s)?$/u;

/** What was taken off that makes it another word, rather than another form of it. */
function kindOf(word: string, stem: string, kinds: RegExp): string {
  const [, kind] = kinds.exec(word) ?? [];
  return kind === undefined || stem.endsWith(kind) ? "" : `+${kind}`;
}
