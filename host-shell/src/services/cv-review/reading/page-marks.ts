import type { FontFace } from "./font-face.ts";
import type { Box } from "./matrix.ts";

/** A letter, sign or blank as painted, in points of the page; `y` grows downwards. */
export interface Glyph {
  /** Its Unicode text. Blanks are kept, since they separate words. */
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
  /** Position in the order of the file. */
  readonly order: number;
}

/** The visible contents of a page. */
export interface PageMarks {
  readonly width: number;
  readonly height: number;
  readonly glyphs: readonly Glyph[];
  readonly images: readonly Box[];
  /** Small round or square shapes, as browsers draw list marks. */
  readonly dots: readonly Box[];
  /** The glyphs of each marked content with properties outside drawings, as a part of `glyphs`, in the order of the file. */
  readonly marked: readonly { readonly from: number; readonly to: number }[];
  /** The ids of annotations with text that the file draws. */
  readonly drawnAnnotations: ReadonlySet<string>;
}
