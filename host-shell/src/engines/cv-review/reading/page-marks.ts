import type { FontFace } from "./font-face.ts";
import type { Box } from "./matrix.ts";

/** A letter, sign or blank as painted, in points of the page; `y` grows downwards. */
export interface Glyph {
  /** The Unicode text. Blanks are kept, since they separate words. */
  readonly text: string;
  /** The position of the pen on the baseline. */
  readonly x: number;
  readonly y: number;
  /** The advance of the glyph, without letter spacing. */
  readonly width: number;
  readonly size: number;
  readonly face: FontFace;
  /** The direction of writing in whole degrees clockwise, from 0 for upright text to 359. */
  readonly turn: number;
  /** The index in the order of the file. */
  readonly order: number;
}

/** The glyphs of a marked content: a range of the glyphs of its page. */
export interface MarkedContent {
  readonly from: number;
  to: number;
  /** The number of the marked content in the structure of the document. */
  readonly id: number | undefined;
}

/** The visible contents of a page. */
export interface PageMarks {
  readonly width: number;
  readonly height: number;
  readonly glyphs: readonly Glyph[];
  readonly images: readonly Box[];
  /** Small round or square shapes, as browsers draw list marks. */
  readonly dots: readonly Box[];
  /** Each marked content with properties, in the order of the file. */
  readonly marked: readonly Readonly<MarkedContent>[];
  /** The ids of annotations whose text the file itself draws. */
  readonly drawnAnnotations: ReadonlySet<string>;
}
