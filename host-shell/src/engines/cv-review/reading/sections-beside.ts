import type { GlyphRow } from "./glyph-rows.ts";
import { type InkStretch, inkStretchesOf } from "./gutter.ts";
import { lettersOf } from "./ink.ts";
import { dated } from "./margin-column.ts";

/** A gap of this width, in ems, separates headings that are side by side. */
const headingGap = 1;
const mostLetters = 34;
/** The longest distance from a heading to the first line below it, in ems. */
const longestStep = 3.5;
/** The most rows that are searched: more than a page of a CV has. Limits the time for a page with many thousands. */
const mostRows = 200;
/** The least number of rows below the headings that have text in two or more columns. */
const fewestSharedRows = 1;

/**
 * Cuts a column where sections are next to each other, such as competencies, systems and languages at the foot of a
 * page. Below a row of headings, the text of each heading is read before that of the next. Returns the rows in groups,
 * in reading order.
 */
export function withSectionsBeside(rows: readonly GlyphRow[]): readonly (readonly GlyphRow[])[] {
  const groups: GlyphRow[][] = [[]];
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    const band = bandFrom(rows, at);
    if (band === undefined) {
      if (row) groups.at(-1)?.push(row);
      continue;
    }
    groups.push(...band.columns.map((column) => [...column]), []);
    at = band.end - 1;
  }
  return groups.filter((group) => group.length > 0);
}

interface Band {
  readonly columns: readonly (readonly GlyphRow[])[];
  /** The index after the last row of the sections. */
  readonly end: number;
}

function bandFrom(rows: readonly GlyphRow[], at: number): Band | undefined {
  const [head, next] = [rows[at], rows[at + 1]];
  if (head === undefined || next === undefined) return undefined;
  const headings = inkStretchesOf(head, headingGap);
  if (headings.length < 2 || !headings.every(isHeading) || !isLouder(head, next) || !haveOneLook(headings))
    return undefined;
  const cuts = headings
    .slice(1)
    .map(({ left }, index) => cutBetween(headings[index]?.right ?? left, left, rows.slice(at + 1, at + mostRows)));
  const split = rows.slice(at, at + mostRows).map((row) => splitAt(row, cuts));
  const crossed = split.findIndex((parts) => parts === undefined);
  let end = at + (crossed < 0 ? split.length : crossed);
  for (let index = at + 1; index < end; index += 1) {
    const rest = split.slice(index - at, end - at);
    if (looksLike(rows[index], head) && isAlone(split[index - at]) && onlyDatesBeside(rest)) end = index;
  }
  const within = split.slice(0, end - at).filter((parts) => parts !== undefined);
  const shared = within.slice(1).filter((parts) => parts.filter((part) => part !== undefined).length >= 2);
  if (shared.length < fewestSharedRows) return undefined;
  const columns = headings.map((_, column) => within.flatMap((parts) => parts[column] ?? []));
  return columns.every(hasTextBelow) && !columns.slice(1).some(endsAtRight) ? { columns, end } : undefined;
}

/**
 * Whether the rows of a column end at one edge and begin at different places, like places and periods at the right edge
 * of roles.
 */
function endsAtRight(rows: readonly GlyphRow[]): boolean {
  const starts = rows.map(({ glyphs }) => glyphs[0]?.x ?? 0);
  const ends = rows.map(({ glyphs }) => (glyphs.at(-1)?.x ?? 0) + (glyphs.at(-1)?.width ?? 0));
  return spread(ends) < 3 && spread(starts) > 12;
}

function spread(places: readonly number[]): number {
  return Math.max(...places) - Math.min(...places);
}

/** Whether text is close below the heading of a column. A heading in a margin has no text below it. */
function hasTextBelow([head, next]: readonly GlyphRow[]): boolean {
  const size = Math.max(...(head?.glyphs ?? []).map((glyph) => glyph.size));
  return head !== undefined && next !== undefined && next.y - head.y <= size * longestStep;
}

/**
 * The position between two headings that most of the rows below leave free. The places of the headings do not show this
 * position, since headings may be centred above their columns.
 */
function cutBetween(from: number, to: number, below: readonly GlyphRow[]): number {
  const stretches = below.map((row) => inkStretchesOf(row));
  let best = { cut: to - 1, free: -1 };
  for (let cut = to - 1; cut > from; cut -= 2) {
    const crossed = stretches.findIndex((row) => row.some(({ left, right }) => left < cut && right > cut));
    const free = crossed < 0 ? below.length : crossed;
    if (free > best.free) best = { cut, free };
  }
  return best.cut;
}

/** The parts of a row in each column; `undefined` if text crosses a cut. */
function splitAt(row: GlyphRow, cuts: readonly number[]): readonly (GlyphRow | undefined)[] | undefined {
  const stretches = inkStretchesOf(row);
  if (cuts.some((cut) => stretches.some(({ left, right }) => left < cut && right > cut))) return undefined;
  return [...cuts, Number.POSITIVE_INFINITY].map((to, column) => {
    const from = cuts[column - 1] ?? Number.NEGATIVE_INFINITY;
    const glyphs = stretches.filter(({ left }) => left >= from && left < to).flatMap((stretch) => stretch.glyphs);
    return glyphs.length === 0 ? undefined : { y: row.y, glyphs };
  });
}

function isHeading({ glyphs }: InkStretch): boolean {
  const text = lettersOf(glyphs);
  return text.length <= mostLetters && /\p{L}{2}/u.test(text) && !/[\d@]|[.,;:]$/u.test(text);
}

function haveOneLook(stretches: readonly InkStretch[]): boolean {
  const [first, ...others] = stretches.map(lookOf);
  return first !== undefined && others.every((other) => sameLook(first, other));
}

interface Look {
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly capitals: boolean;
}

function lookOf({ glyphs }: Pick<InkStretch, "glyphs">): Look | undefined {
  const [first] = glyphs;
  if (first === undefined) return undefined;
  const letters = lettersOf(glyphs);
  return {
    size: first.size,
    bold: glyphs.every(({ face }) => face.bold),
    italic: glyphs.every(({ face }) => face.italic),
    capitals: letters === letters.toLocaleUpperCase("da") && letters !== letters.toLocaleLowerCase("da"),
  };
}

function sameLook(a: Look | undefined, b: Look | undefined): boolean {
  return (
    a !== undefined &&
    b !== undefined &&
    Math.abs(a.size - b.size) < 0.3 &&
    a.bold === b.bold &&
    a.italic === b.italic &&
    a.capitals === b.capitals
  );
}

/** Whether a row is larger, bold or in capitals, and the row below it is not. */
function isLouder(head: GlyphRow, next: GlyphRow): boolean {
  const [above, below] = [lookOf(head), lookOf(next)];
  if (above === undefined || below === undefined) return false;
  return above.size > below.size * 1.06 || (above.bold && !below.bold) || (above.capitals && !below.capitals);
}

function looksLike(row: GlyphRow | undefined, head: GlyphRow): boolean {
  return row !== undefined && sameLook(lookOf(row), lookOf(head));
}

/** Whether a row has text only in the first column. */
function isAlone(parts: readonly (GlyphRow | undefined)[] | undefined): boolean {
  return parts !== undefined && parts[0] !== undefined && parts.slice(1).every((part) => part === undefined);
}

/** Whether the other columns have nothing but dates, which belong to the rows of the first column. */
function onlyDatesBeside(rows: readonly (readonly (GlyphRow | undefined)[] | undefined)[]): boolean {
  return rows.every((parts) =>
    (parts ?? []).slice(1).every((part) => part === undefined || dated.test(lettersOf(part.glyphs))),
  );
}
