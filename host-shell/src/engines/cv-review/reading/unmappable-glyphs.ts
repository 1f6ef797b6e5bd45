import { isMeaningless } from "./clean-text.ts";
import type { Ink } from "./ink.ts";
import { glyphsByFont, isWithoutTable } from "./lost-letters.ts";

/**
 * Counts the glyphs that a machine cannot read. Signs of Symbol and Wingdings do not count. In a font without a table of
 * letters, all of its glyphs count.
 */
export function countUnmappable(glyphs: readonly Ink[]): number {
  const fonts = glyphsByFont(glyphs.filter((glyph) => !glyph.face.symbols));
  return [...fonts.values()].reduce(
    (sum, ofFont) =>
      sum + (isWithoutTable(ofFont) ? ofFont.length : ofFont.filter(({ text }) => isMeaningless(text)).length),
    0,
  );
}
