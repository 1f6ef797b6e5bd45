import type { Ink } from "./ink.ts";
import { oneColumn } from "./reading-order.ts";
import { linesOf, type ReadLine } from "./lines.ts";
import { type Box, boxAround, type Matrix, move } from "./matrix.ts";
import { glyphRowsOf } from "./glyph-rows.ts";

/** Reads text that is sideways, upside down or slanted. Each direction is one column. */
export function turnedLines(glyphs: readonly Ink[]): readonly ReadLine[] {
  const byTurn = Map.groupBy(
    glyphs.filter((glyph) => glyph.turn !== 0),
    (glyph) => glyph.turn,
  );
  return [...byTurn].flatMap(([turn, turned]) => {
    const original = new Map(turned.map((glyph) => [glyph.order, glyph]));
    const back = turnBy(-turn, 0, 0);
    const rows = glyphRowsOf(
      turned.map((glyph) => {
        const [x, y] = move(back, glyph.x, glyph.y);
        return { ...glyph, x, y };
      }),
    );
    return linesOf(oneColumn(rows)).map((line) => {
      const places = line.places.map((glyph) => (glyph === undefined ? undefined : original.get(glyph.order)));
      const first = places.find((glyph) => glyph !== undefined);
      return { ...line, x: first?.x ?? line.x, y: first?.y ?? line.y, places };
    });
  });
}

/** The upright bounding box of a glyph, from below its descender to above its ascender. */
export function boxOf({ turn, x, y, width, size }: Ink): Box {
  return boxAround(turnBy(turn, x, y), 0, size * -0.85, width, size * 0.25);
}

/** Rotates clockwise about the origin, then moves to `x` and `y`. */
function turnBy(degrees: number, x: number, y: number): Matrix {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return [cos, sin, -sin, cos, x, y];
}
