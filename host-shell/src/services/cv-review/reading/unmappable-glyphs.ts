import { isMeaningless } from "./clean-text.ts";
import type { Ink } from "./ink.ts";

/**
 * Counts the glyphs that a machine cannot read. Signs of Symbol and Wingdings do not count. In a font without a table of
 * letters, control codes stand in place of blanks: then all of its glyphs count.
 */
export function countUnmappable(glyphs: readonly Ink[]): number {
  const byFont = Map.groupBy(
    glyphs.filter((glyph) => !glyph.face.symbols),
    (glyph) => `${glyph.face.family} ${glyph.face.bold} ${glyph.face.italic} ${glyph.face.composite}`,
  );
  return [...byFont.values()].reduce((sum, ofFont) => {
    const control = ofFont.filter((glyph) => /^\p{Cc}$/u.test(glyph.text)).length;
    const withoutTable = ofFont[0]?.face.composite === true && control >= ofFont.length * 0.05 && control > 0;
    return sum + (withoutTable ? ofFont.length : ofFont.filter((glyph) => isMeaningless(glyph.text)).length);
  }, 0);
}
