import { isMeaningless } from "./clean-text.ts";
import type { Ink } from "./ink.ts";

/**
 * Counts the glyphs that a machine cannot read. Marks of Symbol and Wingdings are no letters and do not count. Fonts
 * that show glyphs by number without a table of letters give themselves away by control codes where blanks should be:
 * then nothing of what they say is true.
 */
export function countUnmappable(glyphs: readonly Ink[]): number {
  const byFont = Map.groupBy(
    glyphs.filter((glyph) => !glyph.face.symbols),
    (glyph) => `${glyph.face.family} ${glyph.face.bold} ${glyph.face.italic} ${glyph.face.composite}`,
  );
  return [...byFont.values()].reduce((sum, ofFont) => {
    const control = ofFont.filter((glyph) => /^\p{Cc}$/u.test(glyph.text)).length;
    const untold = ofFont[0]?.face.composite === true && control >= ofFont.length * 0.05 && control > 0;
    return sum + (untold ? ofFont.length : ofFont.filter((glyph) => isMeaningless(glyph.text)).length);
  }, 0);
}
