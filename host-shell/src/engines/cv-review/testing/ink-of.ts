import type { FontFace } from "../reading/font-face.ts";
import { type Ink, inkOf } from "../reading/ink.ts";
import type { Glyph } from "../reading/page-marks.ts";

const plain: FontFace = { family: "test", bold: false, italic: false, symbols: false, icons: false, composite: false };

export interface InkStyle {
  readonly size?: number;
  /** White space after each letter, in ems. */
  readonly spacing?: number;
  readonly face?: Partial<FontFace>;
  /** Position of the first glyph in the order of the file. */
  readonly order?: number;
}

/** A text as glyphs of half an em on a baseline, with drawn blanks of a quarter em. */
export function glyphsOf(
  text: string,
  x: number,
  y: number,
  { size = 10, spacing = 0, face, order = 0 }: InkStyle = {},
): Glyph[] {
  let pen = x;
  return Array.from(text, (letter, index) => {
    const width = letter === " " ? size * 0.25 : size * 0.5;
    const glyph: Glyph = {
      text: letter,
      x: pen,
      y,
      width,
      size,
      face: { ...plain, ...face },
      turn: 0,
      order: order + index,
    };
    pen += width + spacing * size;
    return glyph;
  });
}

export function ink(text: string, x = 0, y = 0, style: InkStyle = {}): readonly Ink[] {
  return inkOf(glyphsOf(text, x, y, style));
}

/** The same glyphs without drawn blanks: only the positions separate words. */
export function inkApart(text: string, x = 0, y = 0, style: InkStyle = {}): readonly Ink[] {
  return ink(text, x, y, style).map((glyph) => ({ ...glyph, afterBlank: false }));
}
