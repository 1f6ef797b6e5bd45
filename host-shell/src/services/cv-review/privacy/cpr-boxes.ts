import type { ReadLine } from "../reading/lines.ts";
import type { Box } from "../reading/matrix.ts";
import { boxOf } from "../reading/turned-text.ts";
import { findCprInLines } from "./cpr-in-lines.ts";

type PlacedLine = Pick<ReadLine, "text" | "places">;

/** The boxes of the CPR numbers on the first page. */
export function cprBoxes(pages: readonly (readonly PlacedLine[])[]): readonly Box[] {
  const first = new Set(pages[0]);
  return findCprInLines(pages.flat())
    .flat()
    .filter(({ line }) => first.has(line))
    .flatMap(({ line, start, end }) =>
      line.places.slice(start, end).flatMap((glyph) => (glyph === undefined ? [] : [boxOf(glyph)])),
    );
}
