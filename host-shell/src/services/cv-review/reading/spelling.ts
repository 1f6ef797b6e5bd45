import { joinLetterSpacing, type Word } from "./letter-spacing.ts";
import { cleanText } from "./clean-text.ts";
import type { Ink } from "./ink.ts";

/** A text, and the index of the glyph behind each of its UTF-16 units (`undefined` for blanks). */
export interface Spelling {
  readonly text: string;
  readonly glyphs: readonly (number | undefined)[];
}

/** A drawn blank separates words from this gap: some programs draw a blank and step back over it. */
const blankWithMark = 0.08;
/** Without a drawn blank, this gap separates two words. */
const blankWithoutMark = 0.18;
/** The same in a justified line that was pressed together: no gap is nearly as wide, and the letters touch. */
const pressedBlank = 0.12;
const touching = 0.06;

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
    if (word === undefined || parted) words.push({ glyphs: [index], gap });
    else word.glyphs.push(index);
  });
  return write(
    joinLetterSpacing(words, (index) => glyphs[index]?.text ?? ""),
    glyphs,
  );
}

/** Whether a line without drawn blanks has several gaps just too narrow for a blank, and none between them and no gap. */
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
  for (const word of words) {
    if (text !== "") {
      text += " ";
      places.push(undefined);
    }
    for (const index of word.glyphs) {
      const piece = cleanText(glyphs[index]?.text ?? "");
      const before = text.length;
      text = (text + piece).normalize("NFC");
      while (places.length < text.length) places.push(index);
      if (text.length < before) places.length = text.length;
    }
  }
  return { text, glyphs: places };
}
