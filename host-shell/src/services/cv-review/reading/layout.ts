import { findGutter, type Gutter, type Stretch, stretchesOf } from "./columns.ts";
import type { Ink } from "./ink.ts";
import { ledgerIn } from "./ledger.ts";
import { type Row, rowsOf } from "./rows.ts";

/** Rows of one column, in the order they are read. */
export interface Block {
  readonly column: 0 | 1;
  readonly rows: readonly Row[];
}

export interface Layout {
  readonly columns: 1 | 2;
  readonly gutter: Gutter | undefined;
  /** Where the text begins beside headings that stand in the margin. */
  readonly labelsEnd: number | undefined;
  /** In reading order. */
  readonly blocks: readonly Block[];
}

export function oneColumn(rows: readonly Row[]): Layout {
  return { columns: 1, gutter: undefined, labelsEnd: undefined, blocks: [{ column: 0, rows }] };
}

/** Decides in how many columns a page stands and in which order its rows are read. */
export function layOut(glyphs: readonly Ink[], pageWidth: number): Layout {
  const rows = rowsOf(glyphs);
  const gutter = findGutter(rows, pageWidth);
  const ledger = gutter && ledgerIn(rows, gutter);
  if (gutter === undefined || ledger !== undefined) {
    return { ...oneColumn(rows), labelsEnd: ledger === "labels" ? gutter?.right : undefined };
  }
  const within = rows.filter((row) => row.y >= gutter.top && row.y <= gutter.bottom);
  const across = within.filter((row) => stretchesOf(row).some((stretch) => spans(stretch, gutter)));
  const sides = Map.groupBy(within.filter((row) => !across.includes(row)).flatMap(stretchesOf), (stretch) =>
    stretch.left < gutter.left ? 0 : 1,
  );
  const left = rowsOf((sides.get(0) ?? []).flatMap(({ glyphs: ofStretch }) => ofStretch));
  const right = rowsOf((sides.get(1) ?? []).flatMap(({ glyphs: ofStretch }) => ofStretch));
  const blocks: Block[] = [{ column: 0, rows: rows.filter((row) => row.y < gutter.top) }];
  let from = Number.NEGATIVE_INFINITY;
  for (const row of [...across, undefined]) {
    const to = row?.y ?? Number.POSITIVE_INFINITY;
    const between = (side: Row): boolean => side.y > from && side.y <= to;
    blocks.push({ column: 0, rows: left.filter(between) }, { column: 1, rows: right.filter(between) });
    if (row !== undefined) blocks.push({ column: 0, rows: [row] });
    from = to;
  }
  blocks.push({ column: 0, rows: rows.filter((row) => row.y > gutter.bottom) });
  return { columns: 2, gutter, labelsEnd: undefined, blocks: blocks.filter((block) => block.rows.length > 0) };
}

function spans(stretch: Stretch, gutter: Gutter): boolean {
  return stretch.left < gutter.left && stretch.right > gutter.right;
}
