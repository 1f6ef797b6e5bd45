/** A word of a text. `end` is after its last character. */
export interface Word {
  /** In lower case: "A-kasse" -> "akasse", "70 20 30 40" -> "70203040", "1.647" -> "1647". */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The parts of a word with hyphens: "cv-tjek" -> "cv", "tjek". */
  readonly parts: readonly string[] | undefined;
}

/** Longer words are cut, so that no text makes the vocabulary large. */
const longestWord = 48;

const phoneNumber = /(?:(?:\+|00)45[ ]?)?\d{2}[ .]?\d{2}[ .]?\d{2}[ .]?\d{2}(?![\d.]*\d)/y;
const groupedNumber = /\d{1,3}(?:\.\d{3})+(?!\d)/y;

/** The words of a text, in order. A phone number in any of its forms is one word without its country. */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (isDigit(code) || code === plus) {
      const number = numberAt(text, at);
      if (number) {
        words.push(number);
        at = number.end;
        continue;
      }
    }
    if (code === paragraph) {
      words.push({ text: "paragraf", start: at, end: at + 1, parts: undefined });
      at += 1;
    } else if (isWordCharacter(code)) {
      const word = wordAt(text, at);
      words.push(word);
      at = word.end;
    } else at += 1;
  }
  return words;
}

function numberAt(text: string, start: number): Word | undefined {
  phoneNumber.lastIndex = start;
  const phone = phoneNumber.exec(text)?.[0];
  if (phone !== undefined)
    return { text: phone.replaceAll(/\D/g, "").slice(-8), start, end: start + phone.length, parts: undefined };
  groupedNumber.lastIndex = start;
  const grouped = groupedNumber.exec(text)?.[0];
  if (grouped === undefined) return undefined;
  return { text: grouped.replaceAll(".", ""), start, end: start + grouped.length, parts: undefined };
}

function wordAt(text: string, start: number): Word {
  const parts: string[] = [];
  let at = start;
  for (;;) {
    const from = at;
    while (at < text.length && isWordCharacter(text.charCodeAt(at))) at += 1;
    parts.push(inLowerCase(text.slice(from, at)));
    const isJoined = isHyphen(text.charCodeAt(at)) && at + 1 < text.length && isWordCharacter(text.charCodeAt(at + 1));
    if (!isJoined) break;
    at += 1;
  }
  const whole = parts.length === 1 ? (parts[0] ?? "") : parts.join("");
  return { text: whole.slice(0, longestWord), start, end: at, parts: parts.length > 1 ? parts : undefined };
}

function inLowerCase(word: string): string {
  return word.toLowerCase().normalize("NFC");
}

const [plus, paragraph] = [0x2b, 0xa7];
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
const isHyphen = (code: number): boolean => code === 0x2d || code === 0x2010 || code === 0x2011 || code === 0xad;

const otherLetter = /[\p{Letter}\p{Number}\p{Mark}]/u;

function isWordCharacter(code: number): boolean {
  if (code < 0x80) return isDigit(code) || (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
  if (code < 0xc0) return false;
  if (code < 0x250) return code !== 0xd7 && code !== 0xf7;
  return otherLetter.test(String.fromCharCode(code));
}

/**
 * The spelling by which a word is found, without the letters that keyboards of other countries lack: "løn" and "loen"
 * -> "loen", "Thúy" -> "thuy".
 */
export function spellingOf(word: string): string {
  if (isAscii(word)) return word;
  return word
    .replaceAll("å", "aa")
    .replaceAll(/[æä]/g, "ae")
    .replaceAll(/[øö]/g, "oe")
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "");
}

/** The Danish spelling that a word without Danish letters may stand for: "loen" -> "løn". */
export function danishSpellingOf(word: string): string {
  return word.replaceAll("aa", "å").replaceAll("ae", "æ").replaceAll("oe", "ø");
}

function isAscii(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) if (word.charCodeAt(at) > 0x7f) return false;
  return true;
}
