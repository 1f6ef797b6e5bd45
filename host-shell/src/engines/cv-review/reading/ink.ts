import { isBlank, plainLetters } from "./clean-text.ts";
import type { Glyph } from "./page-marks.ts";

/** A visible glyph. */
export interface Ink extends Glyph {
  /** Whether a blank was drawn directly before the glyph. */
  readonly afterBlank: boolean;
}

/** Removes the blanks and marks the glyph after each blank. An icon that a font maps to a letter counts as a blank. */
export function inkOf(glyphs: readonly Glyph[]): readonly Ink[] {
  const wordy = familiesOfWords(glyphs);
  const drawn = glyphs.map((glyph) => {
    // The icon is read as its name, so that the handle after it is known as that of a profile.
    if (glyph.face.icons && linkedInIcon.test(glyph.text))
      return { ...glyph, face: { ...glyph.face, icons: false }, text: "LinkedIn" };
    const face = wordy.has(glyph.face.family) ? { ...glyph.face, icons: false } : glyph.face;
    return { ...glyph, face, text: face.icons || face.symbols ? glyph.text : plainLetters(glyph.text) };
  });
  return drawn.flatMap((glyph, index) => {
    if (isWhite(glyph)) return [];
    const previous = drawn[index - 1];
    return [{ ...glyph, afterBlank: previous !== undefined && isWhite(previous) }];
  });
}

/** The code points of Font Awesome for LinkedIn. */
const linkedInIcon = /^[\uf08c\uf0e1]$/u;

function isWhite({ text, face }: Glyph): boolean {
  return isBlank(text) || (face.icons && /^[\p{L}\p{N}×÷]+$/u.test(text));
}

/** A run of at least this number of letters is a word. Icons that are mapped to letters are alone or in pairs. */
const fewestInWord = 3;

/**
 * The families that have the name of an icon font but draw words: "GlyphLessFont" of recognised scans, "Lexicon". Most
 * of their letters are next to each other.
 */
function familiesOfWords(glyphs: readonly Glyph[]): ReadonlySet<string> {
  const counts = new Map<string, { letters: number; inWords: number }>();
  let run = 0;
  glyphs.forEach(({ text, face }, index) => {
    if (!face.icons) return;
    const count = counts.get(face.family) ?? { letters: 0, inWords: 0 };
    counts.set(face.family, count);
    const before = glyphs[index - 1];
    if (!isLetter(text)) return;
    count.letters += 1;
    run = before !== undefined && before.face.family === face.family && isLetter(before.text) ? run + 1 : 1;
    if (run === fewestInWord) count.inWords += fewestInWord;
    else if (run > fewestInWord) count.inWords += 1;
  });
  return new Set([...counts].flatMap(([family, { letters, inWords }]) => (inWords > letters / 2 ? [family] : [])));
}

function isLetter(text: string): boolean {
  return /^\p{L}\p{M}?$/u.test(text);
}

/** The letters of glyphs without the blanks between them. */
export function lettersOf(glyphs: readonly Ink[]): string {
  return glyphs.map(({ text }) => text).join("");
}

/** Glyphs shifted to the right onto another baseline, after a blank. */
export function movedTo(glyphs: readonly Ink[], shift: number, y: number): readonly Ink[] {
  return glyphs.map((glyph, index) => ({
    ...glyph,
    x: glyph.x + shift,
    y,
    afterBlank: index === 0 || glyph.afterBlank,
  }));
}

/** Some programs draw a letter twice for bold: this removes the second letter and marks the first one as bold. */
export function withoutDoubles(sorted: readonly Ink[]): readonly Ink[] {
  const kept: Ink[] = [];
  for (const glyph of sorted) {
    const twin = kept.findLastIndex((other, index) => index >= kept.length - 3 && isDouble(other, glyph));
    const other = kept[twin];
    if (other === undefined) kept.push(glyph);
    else kept[twin] = { ...other, face: { ...other.face, bold: true } };
  }
  return kept;
}

function isDouble(a: Ink, b: Ink): boolean {
  return a.text === b.text && a.width > 0 && Math.abs(a.x - b.x) < a.width * 0.4 && Math.abs(a.y - b.y) < a.size * 0.15;
}
