import type { ReadLine } from "../reading/lines.ts";
import type { Box } from "../reading/matrix.ts";
import { boxOf } from "../reading/turned.ts";
import { findCpr } from "./cpr.ts";

/** The places on a page where its lines show CPR numbers. */
export function cprBoxes(lines: readonly Pick<ReadLine, "text" | "places">[]): readonly Box[] {
  return lines.flatMap(({ text, places }) =>
    findCpr(text).flatMap(({ start, end }) =>
      places.slice(start, end).flatMap((glyph) => (glyph ? [boxOf(glyph)] : [])),
    ),
  );
}
