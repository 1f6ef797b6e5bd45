import { isBullet, splitBullet } from "./bullets.ts";
import type { CvLine } from "./cv-document.ts";
import { cellStartsIn } from "./table-cells.ts";
import { type Ink, lettersOf, withoutDoubles } from "./ink.ts";
import type { ReadingOrder } from "./reading-order.ts";
import { commonGap, gapBetween, spell, type Spelling } from "./spelling.ts";

/** A line with its glyphs: `places[i]` is the glyph of `text[i]`. */
export interface ReadLine extends Omit<CvLine, "page" | "gapAbove"> {
  readonly places: readonly (Ink | undefined)[];
}

/** A list mark after a gap of this width, in ems, begins a new line. */
const farGap = 1.5;
/** A gap of this width separates cells, in ems. The blanks of justified text are narrower. */
const cellGap = 0.9;

export function linesOf(order: ReadingOrder): readonly ReadLine[] {
  return order.blocks.flatMap(({ column, rows }) => {
    const cells = cellStartsIn(rows);
    return rows.flatMap((row) =>
      cut(withoutDoubles(row.glyphs), order.labelsEnd, cells).flatMap((glyphs) => lineOf(glyphs, column) ?? []),
    );
  });
}

/** Splits a row before a second list point, a cell of a table, and the text next to a heading in the margin. */
function cut(
  glyphs: readonly Ink[],
  labelsEnd: number | undefined,
  cells: ReadonlySet<Ink>,
): readonly (readonly Ink[])[] {
  const parts: Ink[][] = [];
  glyphs.forEach((glyph, index) => {
    const previous = glyphs[index - 1];
    const part = parts.at(-1);
    if (previous === undefined || part === undefined) parts.push([glyph]);
    else if (gapBetween(previous, glyph) <= farGap) part.push(glyph);
    else if (cells.has(glyph) || isBullet(glyph, glyphs[index + 1])) parts.push([glyph]);
    else if (labelsEnd !== undefined && previous.x < labelsEnd && glyph.x >= labelsEnd - 1 && isHeading(part, glyph)) {
      parts.push([glyph]);
    } else part.push(glyph);
  });
  return parts;
}

/** Whether text without a digit is bold, in capitals or larger than the text after it: "Erfaring", not "2019 – nu". */
function isHeading(part: readonly Ink[], next: Ink): boolean {
  const text = lettersOf(part);
  if (/\d/.test(text) || !/\p{L}{2}/u.test(text)) return false;
  return (
    text === text.toLocaleUpperCase("da") || part.every((glyph) => glyph.face.bold || glyph.size > next.size * 1.1)
  );
}

function lineOf(glyphs: readonly Ink[], column: 0 | 1): ReadLine | undefined {
  const { bullet, rest } = splitBullet(glyphs);
  const spelling = spell(rest);
  const { text, glyphs: indexes } = spelling;
  const [first] = rest;
  const last = rest.at(-1);
  if (text.trim() === "" || first === undefined || last === undefined) return undefined;
  const right = Math.max(...rest.map((glyph) => glyph.x + glyph.width));
  const cells = cellsOf(spelling, rest);
  const size = mostly(rest, (glyph) => Math.round(glyph.size * 10) / 10);
  return {
    column,
    x: round(first.x),
    y: round(mostly(rest, (glyph) => glyph.y)),
    width: round(right - first.x),
    size,
    family: mostly(rest, (glyph) => glyph.face.family),
    bold: mostly(rest, (glyph) => glyph.face.bold),
    italic: mostly(rest, (glyph) => glyph.face.italic),
    bullet,
    text,
    ...(cells.length > 1 && { cells }),
    places: indexes.map((index) => (index === undefined ? undefined : rest[index])),
  };
}

/** The pieces of a text between its wide gaps. */
function cellsOf({ text, glyphs: indexes }: Spelling, glyphs: readonly Ink[]): readonly string[] {
  const widest = commonGap(glyphs) + cellGap;
  const starts = indexes.flatMap((index, at) => {
    const [left, right] = index === undefined ? [] : [glyphs[index - 1], glyphs[index]];
    const isFirst = index !== indexes[at - 1];
    return isFirst && left !== undefined && right !== undefined && gapBetween(left, right) > widest ? [at] : [];
  });
  return [0, ...starts]
    .map((start, position) => text.slice(start, starts[position]).trim())
    .filter((cell) => cell !== "");
}

/** The most frequent value among the glyphs. */
function mostly<T>(glyphs: readonly Ink[], valueOf: (glyph: Ink) => T): T {
  const [first, ...others] = glyphs;
  if (first === undefined) throw new Error("The line has no glyph.");
  const counts = new Map<T, number>([[valueOf(first), 1]]);
  for (const glyph of others) counts.set(valueOf(glyph), (counts.get(valueOf(glyph)) ?? 0) + 1);
  let best = valueOf(first);
  for (const [value, count] of counts) if (count > (counts.get(best) ?? 0)) best = value;
  return best;
}

function round(points: number): number {
  return Math.round(points * 100) / 100;
}
