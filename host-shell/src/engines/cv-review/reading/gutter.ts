import type { Ink } from "./ink.ts";
import type { GlyphRow } from "./glyph-rows.ts";

/** The white space between two columns. */
export interface Gutter {
  readonly left: number;
  readonly right: number;
  /** The baselines of the first and the last row of the columns. */
  readonly top: number;
  readonly bottom: number;
  /** The left edges of text that many rows share. Rows are cut at these edges even if the white space is narrow. */
  readonly edges: readonly number[];
}

/**
 * When a gutter is chosen, one row that crosses it outweighs this number of rows that do not cross it. This means that
 * at most 4 % of the rows may cross the gutter.
 */
const penalty = 24;
const binCount = 400;
const rowsOnEachSide = 4;

interface Band {
  readonly rows: number;
  readonly painted: number;
  /** Indexes of rows. */
  readonly first: number;
  readonly last: number;
}

/** A stretch of text in a row. Gaps between words belong to it. */
export interface InkStretch {
  readonly left: number;
  readonly right: number;
  readonly glyphs: readonly Ink[];
}

/**
 * Finds the gutter of a page with two columns by vertical ink projection: a strip in the middle 72 % of the page that
 * at most 4 % of the rows cross, with at least four rows on each side. Headings across the page above the columns, and
 * footers below them, do not count. `undefined` if the page has one column. The page, or a column of it, begins at `from`.
 */
export function findGutter(rows: readonly GlyphRow[], width: number, from = 0): Gutter | undefined {
  const edges = leftEdgesIn(rows);
  const stretches = rows.map((row) => stretchesBetween(row, edges));
  const bin = width / binCount;
  const strips = Array.from({ length: Math.round(binCount * 0.72) }, (_, index) => {
    const x = from + width * 0.14 + index * bin;
    return { x, band: bandAt(stretches, x, x + bin) };
  });
  const tallest = Math.max(0, ...strips.map(({ band }) => band?.rows ?? 0));
  if (tallest < Math.max(8, rows.length * 0.3)) return undefined;
  const tall = (band: Band | undefined): band is Band => band !== undefined && band.rows >= tallest * 0.9;
  const fewest = Math.min(...strips.flatMap(({ band }) => (tall(band) ? [band.painted] : [])));
  const wide = widest(strips.map(({ band }) => tall(band) && band.painted === fewest));
  if (wide === undefined) return undefined;
  const first = strips[wide.start];
  const last = strips[wide.end - 1];
  const middle = strips[Math.floor((wide.start + wide.end - 1) / 2)];
  if (first === undefined || last === undefined || middle?.band === undefined) return undefined;
  const gutter = { left: first.x, right: last.x + bin, edges };
  const top = rows[middle.band.first]?.y;
  const bottom = rows[middle.band.last]?.y;
  const isAligned = edges.some((edge) => edge >= gutter.left - 1 && edge <= gutter.right + 3);
  if (gutter.right - gutter.left < width * (isAligned ? 0.002 : 0.01) || top === undefined || bottom === undefined)
    return undefined;
  return { ...gutter, top, bottom };
}

/** Splits a row at gaps of at least `gap` ems. */
export function inkStretchesOf(row: GlyphRow, gap = 0.5): readonly InkStretch[] {
  return stretchesOf(row, (glyph, space) => space >= glyph.size * gap);
}

/** Splits a row at gaps of half an em, and at narrower gaps before one of the left edges. */
export function stretchesBetween(row: GlyphRow, edges: readonly number[]): readonly InkStretch[] {
  return stretchesOf(
    row,
    (glyph, space) =>
      space >= glyph.size * 0.5 || (space >= glyph.size * narrowGap && edges.some((edge) => isAt(edge, glyph))),
  );
}

function stretchesOf(row: GlyphRow, isGap: (glyph: Ink, space: number) => boolean): readonly InkStretch[] {
  const stretches: { left: number; right: number; glyphs: Ink[] }[] = [];
  for (const glyph of row.glyphs) {
    const last = stretches.at(-1);
    const right = glyph.x + glyph.width;
    if (last === undefined || isGap(glyph, glyph.x - last.right))
      stretches.push({ left: glyph.x, right, glyphs: [glyph] });
    else {
      last.right = Math.max(last.right, right);
      last.glyphs.push(glyph);
    }
  }
  return stretches;
}

/** The narrowest gap that may separate columns at a left edge, in ems: about the width of a blank. */
const narrowGap = 0.2;
const fewestAtEdge = 6;
const fewestLeading = 4;

/**
 * The positions at which text begins in at least a sixth of the rows. In some rows, the first text must begin there:
 * words within running text may share a position by chance, but no row begins at it.
 */
function leftEdgesIn(rows: readonly GlyphRow[]): readonly number[] {
  const begins = new Map<number, number>();
  const leads = new Map<number, number>();
  const count = (counts: Map<number, number>, x: number): void => void counts.set(x, (counts.get(x) ?? 0) + 1);
  for (const { glyphs } of rows) {
    const starts = new Set<number>();
    glyphs.forEach((glyph, index) => {
      const previous = glyphs[index - 1];
      if (previous === undefined) count(leads, Math.round(glyph.x));
      if (previous === undefined || glyph.x - previous.x - previous.width >= glyph.size * narrowGap)
        starts.add(Math.round(glyph.x));
    });
    for (const start of starts) count(begins, start);
  }
  const near = (counts: Map<number, number>, x: number): number => (counts.get(x) ?? 0) + (counts.get(x + 1) ?? 0);
  const fewest = Math.max(fewestAtEdge, rows.length / 6);
  return [...begins.keys()].filter((x) => near(begins, x) >= fewest && near(leads, x) >= fewestLeading);
}

function isAt(edge: number, { x }: Ink): boolean {
  return x > edge - 0.6 && x < edge + 1.6;
}

/** The longest run of rows that rarely cross the strip; `undefined` if either side of the strip has no text. */
function bandAt(rows: readonly (readonly InkStretch[])[], left: number, right: number): Band | undefined {
  const painted = rows.map((row) => row.some((stretch) => stretch.left < right && stretch.right > left));
  const { first, last } = longestRun(painted);
  const band = rows.slice(first, last + 1);
  const lefts = band.filter((row) => row.some((stretch) => stretch.right <= left)).length;
  const rights = band.filter((row) => row.some((stretch) => stretch.left >= right)).length;
  return lefts < rowsOnEachSide || rights < rowsOnEachSide
    ? undefined
    : { rows: band.length, painted: painted.slice(first, last + 1).filter(Boolean).length, first, last };
}

/** The longest run of flags in which at most one in 25 is set. Its first and last flags are not set. */
function longestRun(flags: readonly boolean[]): { readonly first: number; readonly last: number } {
  const sums = [0];
  for (const flag of flags) sums.push((sums.at(-1) ?? 0) + (flag ? penalty : -1));
  const starts: number[] = [];
  sums.forEach((sum, index) => {
    if (starts.length === 0 || sum > (sums[starts.at(-1) ?? 0] ?? 0)) starts.push(index);
  });
  let best = { first: 0, last: -1 };
  for (let end = sums.length - 1; end > 0 && starts.length > 0; end -= 1) {
    while (starts.length > 0 && (sums[end] ?? 0) <= (sums[starts.at(-1) ?? 0] ?? 0)) {
      const first = starts.pop() ?? 0;
      if (end - 1 - first > best.last - best.first) best = { first, last: end - 1 };
    }
  }
  while (flags[best.first] === true) best = { ...best, first: best.first + 1 };
  while (flags[best.last] === true) best = { ...best, last: best.last - 1 };
  return best;
}

function widest(flags: readonly boolean[]): { readonly start: number; readonly end: number } | undefined {
  let best: { readonly start: number; readonly end: number } | undefined;
  let start = 0;
  flags.forEach((flag, index) => {
    if (!flag) start = index + 1;
    else if (best === undefined || index + 1 - start > best.end - best.start) best = { start, end: index + 1 };
  });
  return best;
}
