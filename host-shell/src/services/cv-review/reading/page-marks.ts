import type { FontFace } from "./font-face.ts";
import type { Box } from "./matrix.ts";

/** One letter, mark or blank as it is painted, in the page's points with `y` growing downwards. */
export interface Glyph {
  /** What it means; blanks are kept, so that words can be told apart. */
  readonly text: string;
  /** Where the pen stands on the baseline. */
  readonly x: number;
  readonly y: number;
  /** How far the pen moves by the glyph alone, without letter spacing. */
  readonly width: number;
  readonly size: number;
  readonly face: FontFace;
  /** The direction of writing in whole degrees clockwise, from 0 for upright text to 359. */
  readonly turn: number;
  /** Place in the file's own order. */
  readonly order: number;
}

/** What a page paints that a reader cares about. */
export interface PageMarks {
  readonly width: number;
  readonly height: number;
  readonly glyphs: readonly Glyph[];
  readonly images: readonly Box[];
  /** Small round or square shapes, as browsers draw the marks of their lists. */
  readonly dots: readonly Box[];
}
