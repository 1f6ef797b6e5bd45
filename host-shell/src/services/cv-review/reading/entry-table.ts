import type { GlyphRow } from "./glyph-rows.ts";
import { type Gutter, inkStretchesOf } from "./gutter.ts";
import { lettersOf } from "./ink.ts";
import { isPeriodAlone, withWholeDates } from "./margin-column.ts";

const fewestEntries = 3;

/**
 * The rows of a table without a grid whose rows are entries, in reading order: a period, the names beside it, then the text
 * in the last column. `undefined` unless most periods have text in both other columns at their height, which a sidebar does
 * not.
 */
export function entryRowsOf(rows: readonly GlyphRow[], gutter: Gutter): readonly GlyphRow[] | undefined {
  const within = rows.filter(({ y }) => y >= gutter.top && y <= gutter.bottom);
  const dated = within.flatMap((row) => {
    const [first, second] = inkStretchesOf(row);
    return first && second && isPeriodAlone(lettersOf(first.glyphs)) && first.right < gutter.left
      ? [{ row, first, second }]
      : [];
  });
  const full = dated.filter(
    ({ row, second }) => second.left < gutter.left && inkStretchesOf(row).some(({ left }) => left >= gutter.right - 2),
  );
  if (full.length < fewestEntries || full.length < 0.7 * dated.length) return undefined;
  const margin = {
    ...gutter,
    left: Math.max(...full.map(({ first }) => first.right)),
    right: Math.min(...full.map(({ second }) => second.left)),
  };
  if (margin.left >= margin.right) return undefined;
  return inEntries(withWholeDates(rows, margin), gutter, margin);
}

/** Puts the text of the last column behind the names of its entry. */
function inEntries(rows: readonly GlyphRow[], gutter: Gutter, margin: Gutter): readonly GlyphRow[] {
  const read: GlyphRow[] = [];
  let texts: GlyphRow[] | undefined;
  for (const row of rows) {
    const stretches = inkStretchesOf(row);
    const [first] = stretches;
    const startsEntry = first !== undefined && first.left < margin.left && isPeriodAlone(lettersOf(first.glyphs));
    const inEntry = first !== undefined && first.left >= margin.right - 2 && texts !== undefined;
    if (startsEntry || !inEntry) {
      read.push(...(texts ?? []));
      texts = startsEntry ? [] : undefined;
    }
    const crosses = stretches.some(({ left, right }) => left < gutter.left && right > gutter.right);
    if (texts === undefined || crosses) {
      read.push(...(texts?.splice(0) ?? []), row);
      continue;
    }
    const names = stretches.filter(({ left }) => left < gutter.left).flatMap(({ glyphs }) => glyphs);
    const text = stretches.filter(({ left }) => left >= gutter.left).flatMap(({ glyphs }) => glyphs);
    if (names.length > 0) read.push({ y: row.y, glyphs: names });
    if (text.length > 0) texts.push({ y: row.y, glyphs: text });
  }
  return [...read, ...(texts ?? [])];
}
