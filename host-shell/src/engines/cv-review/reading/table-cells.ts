import { type Ink, lettersOf } from "./ink.ts";
import type { GlyphRow } from "./glyph-rows.ts";
import { gapBetween } from "./spelling.ts";

const farGap = 1.5;
const fewestColumns = 3;

/**
 * The first glyphs of the cells of a table without dates, such as competencies in three columns: at least two adjacent
 * rows with cells at the same places. A row that fills fewer columns also belongs to the table.
 */
export function cellStartsIn(rows: readonly GlyphRow[]): ReadonlySet<Ink> {
  const cells = rows.map((row) => (hasYear(row) ? [] : startsOf(row)));
  const isGrid = cells.map(
    (own, index) =>
      own.length >= fewestColumns - 1 &&
      [cells[index - 1], cells[index + 1]].some((other) => other?.length === own.length && fits(own, other)),
  );
  return new Set(
    cells.flatMap((own, index) => {
      const isShort = [index - 1, index + 1].some((at) => isGrid[at] === true && fits(own, cells[at] ?? []));
      return isGrid[index] === true || isShort ? own : [];
    }),
  );
}

function hasYear({ glyphs }: GlyphRow): boolean {
  return /(?<!\d)(?:19|20)\d\d(?!\d)/.test(lettersOf(glyphs));
}

/** The glyphs after a wide gap. */
function startsOf({ glyphs }: GlyphRow): readonly Ink[] {
  return glyphs.filter((glyph, index) => {
    const previous = glyphs[index - 1];
    return previous !== undefined && index > 1 && gapBetween(previous, glyph) > farGap;
  });
}

function fits(own: readonly Ink[], other: readonly Ink[]): boolean {
  return own.every((glyph, index) => Math.abs(glyph.x - (other[index]?.x ?? Number.NaN)) < glyph.size * 0.3);
}
