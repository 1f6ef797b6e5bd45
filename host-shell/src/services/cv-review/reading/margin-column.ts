import type { Gutter } from "./gutter.ts";
import type { GlyphRow } from "./glyph-rows.ts";

/** A year, or a word for the present. */
export const dated = /(?:19|20)\d\d|\bnu\b|\bnow\b|\bpresent\b|\bd\.d\.|\bdags dato\b/iu;

/** The contents of a margin: dates, or headings. */
export type MarginColumn = "dates" | "labels";

/**
 * Distinguishes a margin with dates or headings, which belong to the rows beside them, from a column of text: in a margin
 * nearly every row shares a baseline with the wider side, and the rows are dates or stand in ones and twos.
 * `undefined` for a column of text.
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

/** The median length of the runs of set flags. */
function medianRun(flags: readonly boolean[]): number {
  const runs: number[] = [];
  flags.forEach((flag, index) => {
    if (!flag) return;
    if (flags[index - 1] === true) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else runs.push(1);
  });
  return runs.toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? 0;
}
