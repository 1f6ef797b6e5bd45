import type { Gutter } from "./gutter.ts";
import { type Ink, lettersOf } from "./ink.ts";

const fewestJumps = 6;

/**
 * Whether the text in the order of the file jumps back and forth between the columns, so that a simple applicant system
 * mixes up sentences: it jumps at nearly each row, or into the middle of a section. One or two headings out of order do
 * not count.
 */
export function isScrambled(glyphs: readonly Ink[], gutter: Gutter): boolean {
  const middle = (gutter.left + gutter.right) / 2;
  const inColumns = glyphs
    .filter((glyph) => glyph.y >= gutter.top && glyph.y <= gutter.bottom)
    .toSorted((a, b) => a.order - b.order);
  const sides = inColumns.map((glyph) => glyph.x > middle);
  const jumps = sides.flatMap((side, index) => (index > 0 && side !== sides[index - 1] ? [index] : []));
  if (jumps.length < fewestJumps) return false;
  const rows = [false, true].map(
    (side) => new Set(inColumns.filter((_, index) => sides[index] === side).map((glyph) => Math.round(glyph.y))).size,
  );
  const size = commonSize(inColumns);
  return jumps.length >= Math.min(...rows) * 0.75 || jumps.some((index) => beginsWithin(inColumns, sides, index, size));
}

/**
 * Whether the text enters a column at a row that is neither the first row of the column nor a heading. `size` is the
 * font size of most text.
 */
function beginsWithin(glyphs: readonly Ink[], sides: readonly boolean[], index: number, size: number): boolean {
  const first = glyphs[index];
  if (first === undefined) return false;
  const ofColumn = glyphs.filter((_, other) => sides[other] === sides[index]);
  const row = ofColumn.filter((glyph) => Math.abs(glyph.y - first.y) < first.size * 0.25);
  const text = lettersOf(row);
  const isHeading =
    text === text.toLocaleUpperCase("da") ||
    first.size > size * 1.06 ||
    (!/\d/.test(text) && row.every((glyph) => glyph.face.bold));
  return !isHeading && ofColumn.some((glyph) => glyph.y < first.y - first.size);
}

function commonSize(glyphs: readonly Ink[]): number {
  const sizes = glyphs.map((glyph) => glyph.size).toSorted((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}
