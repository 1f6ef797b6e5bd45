import type { ReadLine } from "../reading/lines.ts";
import { type Box, boxAround, identity, type Matrix } from "../reading/matrix.ts";
import { boxOf } from "../reading/turned-text.ts";
import { findCprInLines } from "./cpr-in-lines.ts";

type PlacedLine = Pick<ReadLine, "text" | "places">;

/** The boxes of the CPR numbers in the picture of the first page. */
export function cprBoxes(pages: readonly (readonly PlacedLine[])[], toPicture: Matrix = identity): readonly Box[] {
  const first = new Set(pages[0]);
  const moved = ({ x, y, width, height }: Box): Box => boxAround(toPicture, x, y, x + width, y + height);
  return findCprInLines(pages.flat())
    .flat()
    .filter(({ line }) => first.has(line))
    .flatMap(({ line, start, end }) =>
      line.places.slice(start, end).flatMap((glyph) => (glyph === undefined ? [] : [moved(boxOf(glyph))])),
    );
}
