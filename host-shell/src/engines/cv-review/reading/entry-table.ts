import type { GlyphRow } from "./glyph-rows.ts";
import { type Gutter, inkStretchesOf, type InkStretch } from "./gutter.ts";
import { lettersOf } from "./ink.ts";
import { isPeriodAlone, withWholeDates } from "./margin-column.ts";

const fewestEntries = 3;

/**
 * Returns the rows of a table without a grid whose rows are entries: a period, the names next to it, and the text in
 * the last column. `undefined` unless most periods have text in both other columns at their height; a sidebar has no
 * such text.
 */
export function entryRowsOf(rows: readonly GlyphRow[], gutter: Gutter): readonly GlyphRow[] | undefined {
  const within = rows.filter(({ y }) => y >= gutter.top && y <= gutter.bottom);
  const dated = datedIn(within).filter(({ first }) => first.right < gutter.left);
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

interface DatedRow {
  readonly row: GlyphRow;
  /** The period of the entry. */
  readonly first: InkStretch;
  readonly second: InkStretch;
}

/** The rows that begin with a period, or with the first piece of a wrapped one, and go on after a gap. */
function datedIn(rows: readonly GlyphRow[]): readonly DatedRow[] {
  return rows.flatMap((row) => {
    const [first, second] = inkStretchesOf(row);
    return first && second && isPeriodAlone(lettersOf(first.glyphs)) ? [{ row, first, second }] : [];
  });
}

/** Puts the text of the last column after the names of its entry. */
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
