import type { Gutter } from "./gutter.ts";
import type { Ink } from "./ink.ts";

/**
 * Whether the text in the order of the file jumps back and forth between the columns, so that a simple applicant system
 * mixes up sentences. A heading or two out of order does not count.
 */
export function isScrambled(glyphs: readonly Ink[], gutter: Gutter): boolean {
  const middle = (gutter.left + gutter.right) / 2;
  const inColumns = glyphs
    .filter((glyph) => glyph.y >= gutter.top && glyph.y <= gutter.bottom)
    .toSorted((a, b) => a.order - b.order);
  const sides = inColumns.map((glyph) => glyph.x > middle);
  const jumps = sides.filter((side, index) => index > 0 && side !== sides[index - 1]).length;
  const rows = [false, true].map(
    (side) => new Set(inColumns.filter((_, index) => sides[index] === side).map((glyph) => Math.round(glyph.y))).size,
  );
  return jumps >= 6 && jumps >= Math.min(...rows) * 0.75;
}
