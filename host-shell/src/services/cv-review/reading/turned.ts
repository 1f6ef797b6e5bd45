import type { Ink } from "./ink.ts";
import { oneColumn } from "./layout.ts";
import { linesOf, type ReadLine } from "./lines.ts";
import type { Box } from "./matrix.ts";
import { rowsOf } from "./rows.ts";

/** Reads what is written sideways or upside down, each direction by itself, as one column. */
export function turnedLines(glyphs: readonly Ink[]): readonly ReadLine[] {
  return ([1, 2, 3] as const).flatMap((turn) => {
    const turned = glyphs.filter((glyph) => glyph.turn === turn);
    const original = new Map(turned.map((glyph) => [glyph.order, glyph]));
    const rows = rowsOf(turned.map((glyph) => ({ ...glyph, ...upright(glyph) })));
    return linesOf(oneColumn(rows)).map((line) => {
      const places = line.places.map((glyph) => (glyph === undefined ? undefined : original.get(glyph.order)));
      const first = places.find((glyph) => glyph !== undefined);
      return { ...line, x: first?.x ?? line.x, y: first?.y ?? line.y, places };
    });
  });
}

function upright({ turn, x, y }: Ink): { readonly x: number; readonly y: number } {
  switch (turn) {
    case 0:
      return { x, y };
    case 1:
      return { x: y, y: -x };
    case 2:
      return { x: -x, y: -y };
    case 3:
      return { x: -y, y: x };
  }
}

/** The space a glyph takes on the page, from below its descender to above its ascender. */
export function boxOf({ turn, x, y, width, size }: Ink): Box {
  const up = size * 0.85;
  const down = size * 0.25;
  switch (turn) {
    case 0:
      return { x, y: y - up, width, height: up + down };
    case 1:
      return { x: x - down, y, width: up + down, height: width };
    case 2:
      return { x: x - width, y: y - down, width, height: up + down };
    case 3:
      return { x: x - up, y: y - width, width: up + down, height: width };
  }
}
