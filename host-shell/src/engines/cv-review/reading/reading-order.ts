import { entryRowsOf } from "./entry-table.ts";
import { findGutter, type Gutter, type InkStretch, stretchesBetween } from "./gutter.ts";
import type { Ink } from "./ink.ts";
import { isDivided, type MarginColumn, marginColumnIn, withHeadingsAtTop, withWholeDates } from "./margin-column.ts";
import { type GlyphRow, glyphRowsOf } from "./glyph-rows.ts";
import { withLabelledTables } from "./labelled-table.ts";
import { withSectionsBeside } from "./sections-beside.ts";

/** Rows of one column, in reading order. */
export interface ColumnBlock {
  readonly column: 0 | 1;
  readonly rows: readonly GlyphRow[];
}

export interface ReadingOrder {
  readonly columns: 1 | 2;
  readonly gutter: Gutter | undefined;
  /** The left edge of the text next to a margin of headings or dates. */
  readonly labelsEnd: number | undefined;
  /** The margin of dates or headings, which may continue on the next page. */
  readonly margin: Margin | undefined;
  /** In reading order. */
  readonly blocks: readonly ColumnBlock[];
}

export interface Margin {
  readonly gutter: Gutter;
  readonly column: MarginColumn;
}

export function oneColumn(rows: readonly GlyphRow[]): ReadingOrder {
  return { columns: 1, gutter: undefined, labelsEnd: undefined, margin: undefined, blocks: [{ column: 0, rows }] };
}

/**
 * Finds the columns of a page and the reading order of its rows. `before` is the margin of the previous page, which may
 * continue.
 */
export function readingOrderOf(glyphs: readonly Ink[], pageWidth: number, before?: Margin): ReadingOrder {
  const rows = glyphRowsOf(glyphs);
  const labelled = withLabelledTables(rows);
  if (labelled !== undefined) return { ...oneColumn(labelled), blocks: blocksOf(labelled) };
  const own = findGutter(rows, pageWidth);
  const entries = own && entryRowsOf(rows, own);
  if (entries !== undefined) return oneColumn(entries);
  const goesOn = own === undefined && before !== undefined && leavesEmpty(rows, before.gutter);
  const gutter = goesOn ? before.gutter : own;
  const marginColumn = goesOn ? before.column : gutter && marginColumnIn(rows, gutter);
  if (gutter === undefined || marginColumn !== undefined) {
    const blocks = blocksOf(gutter && marginColumn ? withWholeMargin(rows, gutter, marginColumn) : rows);
    // The blocks after the first are sections side by side, so only the first block can have the margin.
    const labelsEnd = blocks.length > 1 ? labelsEndIn(blocks[0]?.rows ?? [], pageWidth) : marginColumn && gutter?.right;
    const margin = gutter && marginColumn && { gutter, column: marginColumn };
    return { ...oneColumn(rows), blocks, labelsEnd, margin };
  }
  const blocks = partsOf(rows, gutter).flatMap(({ side, rows: own }): readonly ColumnBlock[] => {
    if (side === undefined) return blocksOf(own);
    const from = side === 0 ? 0 : gutter.right;
    const width = side === 0 ? gutter.left : pageWidth - gutter.right;
    return withColumns(own, width, from).map((group) => ({ column: side, rows: group }));
  });
  return { columns: 2, gutter, labelsEnd: undefined, margin: undefined, blocks };
}

/** Whether no row of a short page crosses the gutter, and some rows begin to the left of it. */
function leavesEmpty(rows: readonly GlyphRow[], gutter: Gutter): boolean {
  const { left, right } = gutter;
  return (
    rows.every((row) => isDivided(row, gutter)) &&
    rows.some(({ glyphs }) => glyphs.some(({ x }) => x < left)) &&
    rows.filter(({ glyphs }) => glyphs.some(({ x }) => x >= right - 1)).length >= rows.length / 2
  );
}

function withWholeMargin(rows: readonly GlyphRow[], gutter: Gutter, column: MarginColumn): readonly GlyphRow[] {
  return column === "dates" ? withWholeDates(rows, gutter) : withHeadingsAtTop(rows, gutter);
}

interface Part {
  /** `undefined` if the rows go across both columns. */
  readonly side: 0 | 1 | undefined;
  readonly rows: readonly GlyphRow[];
}

/**
 * The parts of a page with columns in reading order: between two rows across the page, the left column is read first.
 */
function partsOf(rows: readonly GlyphRow[], gutter: Gutter): readonly Part[] {
  const within = rows.filter((row) => row.y >= gutter.top && row.y <= gutter.bottom);
  const across = within.filter((row) => stretchesBetween(row, gutter.edges).some((stretch) => spans(stretch, gutter)));
  const sides = Map.groupBy(
    within.filter((row) => !across.includes(row)).flatMap((row) => stretchesBetween(row, gutter.edges)),
    (stretch) => (stretch.left < gutter.left ? 0 : 1),
  );
  const left = glyphRowsOf((sides.get(0) ?? []).flatMap(({ glyphs: ofStretch }) => ofStretch));
  const right = glyphRowsOf((sides.get(1) ?? []).flatMap(({ glyphs: ofStretch }) => ofStretch));
  const parts: Part[] = [{ side: undefined, rows: rows.filter((row) => row.y < gutter.top) }];
  let from = Number.NEGATIVE_INFINITY;
  for (const row of [...across, undefined]) {
    const to = row?.y ?? Number.POSITIVE_INFINITY;
    const between = (own: GlyphRow): boolean => own.y > from && own.y <= to;
    parts.push({ side: 0, rows: left.filter(between) }, { side: 1, rows: right.filter(between) });
    if (row !== undefined) parts.push({ side: undefined, rows: [row] });
    from = to;
  }
  parts.push({ side: undefined, rows: rows.filter((row) => row.y > gutter.bottom) });
  return parts.filter((part) => part.rows.length > 0);
}

/**
 * A column inside a column has at least this number of rows. If fewer rows have text at the right, the column is a list
 * with levels.
 */
const fewestInColumn = 8;

/**
 * The rows of a column in groups, in reading order. A page with three columns is first read as two columns, one of
 * which is then divided again.
 */
function withColumns(rows: readonly GlyphRow[], width: number, from: number): readonly (readonly GlyphRow[])[] {
  const gutter = findGutter(rows, width, from);
  const marginColumn = gutter && marginColumnIn(rows, gutter);
  if (gutter === undefined || marginColumn !== undefined)
    return withSectionsBeside(gutter && marginColumn ? withWholeMargin(rows, gutter, marginColumn) : rows);
  const parts = partsOf(rows, gutter);
  const rowsOn = (side: 0 | 1): number =>
    parts.filter((part) => part.side === side).reduce((sum, part) => sum + part.rows.length, 0);
  return Math.min(rowsOn(0), rowsOn(1)) < fewestInColumn ? withSectionsBeside(rows) : parts.map((part) => part.rows);
}

/** The left edge of the text next to a margin of headings or dates; `undefined` if there is no such margin. */
function labelsEndIn(rows: readonly GlyphRow[], pageWidth: number): number | undefined {
  const gutter = findGutter(rows, pageWidth);
  return gutter && marginColumnIn(rows, gutter) && gutter.right;
}

/** Rows outside the columns of a page. */
function blocksOf(rows: readonly GlyphRow[]): readonly ColumnBlock[] {
  return withSectionsBeside(rows).map((group) => ({ column: 0, rows: group }));
}

function spans(stretch: InkStretch, gutter: Gutter): boolean {
  return stretch.left < gutter.left && stretch.right > gutter.right;
}
