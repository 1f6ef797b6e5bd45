import { isBlank } from "./clean-text.ts";
import type { Glyph } from "./page-marks.ts";

/** A glyph that leaves ink, and whether a blank was drawn just before it. */
export interface Ink extends Glyph {
  readonly afterBlank: boolean;
}

/** Drops the blanks, after noting them at their followers. */
export function inkOf(glyphs: readonly Glyph[]): readonly Ink[] {
  return glyphs.flatMap((glyph, index) => {
    if (isBlank(glyph.text)) return [];
    const previous = glyphs[index - 1];
    return [{ ...glyph, afterBlank: previous !== undefined && isBlank(previous.text) }];
  });
}

/** Drops a letter that is drawn over itself, as some programs do for bold, and makes the one that stays bold. */
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
