import type { Gutter } from "./gutter.ts";
import type { GlyphRow } from "./glyph-rows.ts";

/** How a row is read: a year, or a word for the present. */
const dated = /(?:19|20)\d\d|\bnu\b|\bnow\b|\bpresent\b|\bd\.d\.|\bdags dato\b/iu;

/** What stands in a margin: when something was, or what it is about. */
export type MarginColumn = "dates" | "labels";

/**
 * Tells dates or headings in the margin, which belong to the row beside them, from a column of its own: nearly every
 * one stands on a baseline of the wider side, and they are dates or stand in ones and twos.
 */
export function marginColumnIn(rows: readonly GlyphRow[], gutter: Gutter): MarginColumn | undefined {
  const middle = (gutter.left + gutter.right) / 2;
  const sided = rows
    .filter((row) => row.y >= gutter.top && row.y <= gutter.bottom)
    .map((row) => ({
      left: row.glyphs.filter((glyph) => glyph.x + glyph.width / 2 < middle),
      right: row.glyphs.filter((glyph) => glyph.x + glyph.width / 2 >= middle),
    }));
  const lefts = sided.filter((row) => row.left.length > 0).length;
  const rights = sided.filter((row) => row.right.length > 0).length;
  const narrow = lefts <= rights ? "left" : "right";
  const marked = sided.filter((row) => row[narrow].length > 0);
  const aligned = marked.filter((row) => row.left.length > 0 && row.right.length > 0).length / marked.length;
  if (aligned < 0.75 || marked.length > 0.8 * sided.length) return undefined;
  const dates = marked.filter((row) => dated.test(row[narrow].map((glyph) => glyph.text).join(""))).length;
  if (dates >= 0.4 * marked.length) return "dates";
  return medianRun(sided.map((row) => row[narrow].length > 0)) <= 2 ? "labels" : undefined;
}

/** How many rows with text on that side stand together, in the median. */
function medianRun(flags: readonly boolean[]): number {
  const runs: number[] = [];
  flags.forEach((flag, index) => {
    if (!flag) return;
    if (flags[index - 1] === true) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else runs.push(1);
  });
  return runs.toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
}
