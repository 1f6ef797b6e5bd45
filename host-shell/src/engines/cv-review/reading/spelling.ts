import { joinLetterSpacing, type Word } from "./letter-spacing.ts";
import { cleanText, isMeaningless, lostLetter } from "./clean-text.ts";
import type { Ink } from "./ink.ts";
import { isAfterInitial } from "./initials.ts";

/** A text, and for each of its UTF-16 units the index of the glyph that it comes from (`undefined` for blanks). */
export interface Spelling {
  readonly text: string;
  readonly glyphs: readonly (number | undefined)[];
}

/**
 * The narrowest gap between words, in ems, if a blank is drawn in it. Some programs draw a blank and step back over it.
 */
const blankWithMark = 0.08;
/** The narrowest gap between words, in ems, if no blank is drawn in it. */
const blankWithoutMark = 0.18;
/**
 * The narrowest gap between words, in ems, in a justified line with narrow gaps. The letters of such a line touch, and
 * no gap within a word is nearly as wide.
 */
const pressedBlank = 0.12;
const touching = 0.06;
/** The widest gap between the first letter of a heading and the rest of its word, in ems. */
const widestGapInWord = 0.45;

/** Reads the glyphs of a line, sorted from left to right, as words. */
export function spell(glyphs: readonly Ink[]): Spelling {
  const spaced = commonGap(glyphs);
  const withoutMark = spaced === 0 && isPressed(glyphs) ? pressedBlank : blankWithoutMark;
  const words: { glyphs: number[]; gap: number }[] = [];
  glyphs.forEach((glyph, index) => {
    const previous = glyphs[index - 1];
    const gap = previous === undefined ? 0 : gapBetween(previous, glyph);
    const word = words.at(-1);
    const parted = gap > spaced + (glyph.afterBlank ? blankWithMark : withoutMark);
    const isOneWord = previous !== undefined && word?.glyphs.length === 1 && isAfterInitial(previous, glyph, gap);
    if (word === undefined || (parted && !isOneWord)) words.push({ glyphs: [index], gap });
    else word.glyphs.push(index);
  });
  const textOf = (index: number): string => glyphs[index]?.text ?? "";
  return write(joinLetterSpacing(withFirstLetter(words, glyphs), textOf), glyphs);
}

/**
 * "P ROFIL" -> "PROFIL": joins the first letter of a heading in capitals to the rest if no blank is drawn between them.
 */
function withFirstLetter(words: readonly Word[], glyphs: readonly Ink[]): readonly Word[] {
  const [first, rest, ...others] = words;
  if (first === undefined || rest === undefined || others.length > 0 || rest.gap > widestGapInWord) return words;
  const textOf = (word: Word): string => word.glyphs.map((index) => glyphs[index]?.text ?? "").join("");
  const isApart =
    /^(?![IÅØ])\p{Lu}$/u.test(textOf(first)) &&
    /^\p{Lu}{3,}$/u.test(textOf(rest)) &&
    glyphs[rest.glyphs[0] ?? -1]?.afterBlank === false;
  return isApart ? [{ glyphs: [...first.glyphs, ...rest.glyphs], gap: first.gap }] : words;
}

/**
 * Whether a line without drawn blanks has several gaps just too narrow for a blank, and no gaps of a width between
 * these and touching letters.
 */
function isPressed(glyphs: readonly Ink[]): boolean {
  if (glyphs.some(({ afterBlank }) => afterBlank)) return false;
  const gaps = glyphs.slice(1).map((glyph, index) => gapBetween(glyphs[index] ?? glyph, glyph));
  const narrow = gaps.filter((gap) => gap >= pressedBlank && gap <= blankWithoutMark).length;
  return narrow >= 2 && !gaps.some((gap) => gap > touching && gap < pressedBlank);
}

/** White space between two neighbours, in ems. */
export function gapBetween(left: Ink, right: Ink): number {
  return (right.x - left.x - left.width) / Math.max(0.01, (left.size + right.size) / 2);
}

/** The usual gap between letters, in ems: above 0 in a letter-spaced line. */
export function commonGap(glyphs: readonly Ink[]): number {
  const gaps = glyphs.flatMap((glyph, index) => {
    const previous = glyphs[index - 1];
    return previous !== undefined && !glyph.afterBlank && isLetter(previous.text) && isLetter(glyph.text)
      ? [gapBetween(previous, glyph)]
      : [];
  });
  if (gaps.length < 2) return 0;
  const median = gaps.toSorted((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0;
  return median > 0.05 ? Math.min(median, 1.2) : 0;
}

function isLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

function write(words: readonly Word[], glyphs: readonly Ink[]): Spelling {
  let text = "";
  const places: (number | undefined)[] = [];
  words.forEach((word, place) => {
    // A single sign at the beginning or end of a line is a list mark or an icon, and not a lost letter.
    const isSign = word.glyphs.length === 1 && (place === 0 || place === words.length - 1);
    const pieces = word.glyphs.map((index, at) => {
      const isWithin = isReadable(glyphs[word.glyphs[at - 1] ?? -1]) && isReadable(glyphs[word.glyphs[at + 1] ?? -1]);
      return isSign ? cleanText(glyphs[index]?.text ?? "") : pieceOf(glyphs[index], isWithin);
    });
    if (pieces.join("") === "") return;
    if (text !== "") {
      text += " ";
      places.push(undefined);
    }
    word.glyphs.forEach((index, at) => {
      const piece = pieces[at] ?? "";
      const before = text.length;
      text = (text + piece).normalize("NFC");
      while (places.length < text.length) places.push(index);
      if (text.length < before) places.length = text.length;
    });
  });
  return withoutSoftHyphens({ text, glyphs: places });
}

/** An unreadable glyph is a lost letter if its font draws letters, or if readable letters are on both sides of it. */
function pieceOf(glyph: Ink | undefined, isWithin: boolean): string {
  if (glyph === undefined) return "";
  const isLost = glyph.text === lostLetter || (isWithin && isMeaningless(glyph.text));
  return isLost ? lostLetter : cleanText(glyph.text);
}

function isReadable(glyph: Ink | undefined): boolean {
  return glyph !== undefined && /[\p{L}\p{N}]/u.test(glyph.text);
}

/**
 * Soft hyphens between letters are invisible. At the end of a line and next to digits they are drawn, as in "HR-chef".
 */
function withoutSoftHyphens({ text, glyphs }: Spelling): Spelling {
  if (!text.includes("\u00ad")) return { text, glyphs };
  const hidden =
    /(?<=\p{Ll}\u00ad{0,3})\u00ad(?=\u00ad{0,3}\p{L})|(?<=\p{L}\u00ad{0,3})\u00ad(?=\u00ad{0,3}\p{Lu})|\u00ad(?=\u00ad)/gu;
  const places = new Set([...text.matchAll(hidden)].map(({ index }) => index));
  return {
    text: text.replaceAll(hidden, "").replaceAll("\u00ad", "-"),
    glyphs: glyphs.filter((_, at) => !places.has(at)),
  };
}
