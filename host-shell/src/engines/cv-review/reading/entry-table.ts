import type { GlyphRow } from "./glyph-rows.ts";
import { type Gutter, inkStretchesOf, type InkStretch } from "./gutter.ts";
import { type Ink, lettersOf } from "./ink.ts";
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

/** The left edges of the columns of a table of entries. */
interface EntryColumns {
  readonly names: number;
  readonly text: number;
}

/** The texts of one column begin at the same place, with a tolerance of this number of points. */
const aligned = 3;
/**
 * The narrowest gap before a column, in ems, in a file that draws its cells one after another: as narrow as a blank.
 */
const narrowGap = 0.2;
/** The fewest letters that the texts of entries have on average. Employers and places are shorter. */
const fewestLetters = 20;
/** The least distance between two columns, in points. */
const fewestPoints = 50;

/**
 * The rows of a page, in reading order, if the page has tables whose rows are entries. The rest of the page may have
 * any form. The gap between two columns may be as narrow as a blank, since the file draws each cell as one piece.
 * `undefined` without such a table at the left edge.
 */
export function rowsWithEntries(rows: readonly GlyphRow[]): readonly GlyphRow[] | undefined {
  const leftEdge = Math.min(...rows.flatMap(({ glyphs }) => glyphs[0]?.x ?? []));
  const dated = datedIn(rows).filter(({ first }) => first.left - leftEdge < fewestPoints);
  const columns = columnsOf(rows, dated);
  if (columns === undefined) return undefined;
  const begins = new Set(
    dated.flatMap(({ row }, at) =>
      fits(row, columns) && startsAt(row, columns.text) && !continuesPeriod(dated[at - 1], row) ? [row] : [],
    ),
  );
  const letters = rows.flatMap((row) =>
    fits(row, columns) ? row.glyphs.filter(({ x }) => x > columns.text - aligned) : [],
  );
  if (begins.size < fewestEntries || letters.length < begins.size * fewestLetters) return undefined;
  const read: GlyphRow[] = [];
  let entry: GlyphRow[] = [];
  let above: GlyphRow | undefined;
  const close = (): void => {
    read.push(...inColumns(entry, columns));
    entry = [];
  };
  for (const row of rows) {
    const [first] = row.glyphs;
    const isWithin =
      above !== undefined && entry.length > 0 && row.y - above.y < (first?.size ?? 0) * 2.2 && fits(row, columns);
    if (begins.has(row)) {
      close();
      entry.push(row);
    } else if (isWithin) entry.push(row);
    else {
      close();
      read.push(row);
    }
    above = row;
  }
  close();
  return read;
}

/** The columns in which most entries agree. Educations below the roles may have only two columns. */
function columnsOf(rows: readonly GlyphRow[], dated: readonly DatedRow[]): EntryColumns | undefined {
  const names = mostCommon(dated.map(({ second }) => second.left));
  if (names === undefined) return undefined;
  const text = mostCommon(rows.flatMap((row) => cellStartsOf(row).filter((x) => x > names + fewestPoints)));
  return text === undefined ? undefined : { names, text };
}

/** Whether a row holds the end of the period that begins on the row above: "31/8 2019" below "1/3 2013 –". */
function continuesPeriod(above: DatedRow | undefined, row: GlyphRow): boolean {
  const size = row.glyphs[0]?.size ?? 0;
  return above !== undefined && /[-–—]$/u.test(lettersOf(above.first.glyphs)) && row.y - above.row.y < size * 2;
}

function startsAt(row: GlyphRow, edge: number): boolean {
  return cellStartsOf(row).some((x) => Math.abs(x - edge) < aligned);
}

/** Where cells may begin: at the first glyph, after a gap, and where the file starts another piece of text. */
function cellStartsOf({ glyphs }: GlyphRow): readonly number[] {
  return glyphs.flatMap((glyph, at) => {
    const before = glyphs[at - 1];
    if (before === undefined) return [glyph.x];
    const gap = glyph.x - before.x - before.width;
    const jumps = glyph.order < before.order || glyph.order > before.order + 2;
    return gap >= glyph.size || (gap >= glyph.size * narrowGap && jumps) ? [glyph.x] : [];
  });
}

/** The first place with the most places within `aligned` points around it; `undefined` if fewer than three agree. */
function mostCommon(places: readonly number[]): number | undefined {
  const sorted = places.toSorted((a, b) => a - b);
  const counts = new Map<number, number>();
  let [from, to] = [0, 0];
  for (const x of sorted) {
    while (x - (sorted[from] ?? x) >= aligned) from += 1;
    while ((sorted[to] ?? Number.POSITIVE_INFINITY) - x < aligned) to += 1;
    counts.set(x, to - from);
  }
  const most = counts.values().reduce((one, other) => Math.max(one, other), fewestEntries);
  return places.find((x) => counts.get(x) === most);
}

/** Whether no text runs from one column into the next. */
function fits({ glyphs }: GlyphRow, { names, text }: EntryColumns): boolean {
  return [names, text].every((edge) =>
    glyphs.every((glyph, at) => {
      const before = glyphs[at - 1];
      const crosses = glyph.x < edge - 1 && glyph.x + glyph.width > edge + 1;
      const runsOn =
        before !== undefined &&
        before.x < edge - 1 &&
        glyph.x >= edge - 1 &&
        glyph.x - before.x - before.width < glyph.size * narrowGap;
      return !crosses && !runsOn;
    }),
  );
}

/** The rows of an entry: its period and names, then its text. */
function inColumns(entry: readonly GlyphRow[], { names, text }: EntryColumns): readonly GlyphRow[] {
  const [first] = entry;
  if (first === undefined) return [];
  const within = (row: GlyphRow, from: number, to: number): readonly Ink[] =>
    row.glyphs.filter(({ x }) => x >= from - aligned && x < to - aligned);
  const size = first.glyphs[0]?.size ?? 0;
  const margin = { left: names - size, right: names - 1, top: first.y, bottom: entry.at(-1)?.y ?? first.y, edges: [] };
  const left = entry.map((row) => ({ y: row.y, glyphs: within(row, Number.NEGATIVE_INFINITY, text) }));
  const right = entry.map((row) => ({ y: row.y, glyphs: within(row, text, Number.POSITIVE_INFINITY) }));
  return [...withWholeDates(left, margin), ...right].filter(({ glyphs }) => glyphs.length > 0);
}
