import { isBlank } from "./clean-text.ts";
import type { Glyph } from "./page-marks.ts";

/** A visible glyph. */
export interface Ink extends Glyph {
  /** Whether a blank was drawn directly before it. */
  readonly afterBlank: boolean;
}

/** Removes the blanks and notes each on the glyph behind it. An icon that a font tells as a letter is a blank too. */
export function inkOf(glyphs: readonly Glyph[]): readonly Ink[] {
  return glyphs.flatMap((glyph, index) => {
    if (isWhite(glyph)) return [];
    const previous = glyphs[index - 1];
    return [{ ...glyph, afterBlank: previous !== undefined && isWhite(previous) }];
  });
}

function isWhite({ text, face }: Glyph): boolean {
  return isBlank(text) || (face.icons && /^[\p{L}\p{N}×÷]+$/u.test(text));
}

/** The letters of glyphs without the blanks between them. */
export function lettersOf(glyphs: readonly Ink[]): string {
  return glyphs.map(({ text }) => text).join("");
}

/** Glyphs shifted to the right onto another baseline, behind a blank. */
export function movedTo(glyphs: readonly Ink[], shift: number, y: number): readonly Ink[] {
  return glyphs.map((glyph, index) => ({
    ...glyph,
    x: glyph.x + shift,
    y,
    afterBlank: index === 0 || glyph.afterBlank,
  }));
}

/** Some programs draw a letter twice for bold: removes the second one and marks the first one as bold. */
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
