import type { FontFace } from "./font-face.ts";
import { compose, identity, type Matrix, move } from "./matrix.ts";
import type { Glyph } from "./page-marks.ts";

export interface PenFont {
  readonly face: FontFace;
  /** Factor from glyph space to text space: 0.001, except in Type 3 fonts. */
  readonly scale: number;
  readonly vertical: boolean;
  readonly textOf: (glyph: ShownGlyph) => string;
}

export interface ShownGlyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
  /** The code of the glyph in the strings of the file. */
  readonly originalCharCode?: number;
}

/** An entry of a text operator: a glyph, or a shift in thousandths of the font size. */
export type Shown = number | ShownGlyph;

/** The part of the graphics state that text depends on (PDF 32000-1, 9.3 and 9.4). */
export interface Pen {
  readonly ctm: Matrix;
  readonly font: PenFont | undefined;
  readonly size: number;
  readonly charSpacing: number;
  readonly wordSpacing: number;
  readonly stretch: number;
  readonly leading: number;
  readonly rise: number;
  readonly strokes: boolean;
  readonly matrix: Matrix;
  readonly x: number;
  readonly y: number;
  readonly lineX: number;
  readonly lineY: number;
}

export function penAt(ctm: Matrix): Pen {
  return {
    ctm,
    font: undefined,
    size: 0,
    charSpacing: 0,
    wordSpacing: 0,
    stretch: 1,
    leading: 0,
    rise: 0,
    strokes: false,
    matrix: identity,
    x: 0,
    y: 0,
    lineX: 0,
    lineY: 0,
  };
}

export function toLine(pen: Pen, dx: number, dy: number): Pen {
  const lineX = pen.lineX + dx;
  const lineY = pen.lineY + dy;
  return { ...pen, lineX, lineY, x: lineX, y: lineY };
}

/** Appends glyphs to `page` and returns the pen after the last of them. */
export function write(pen: Pen, shown: readonly Shown[], page: Glyph[]): Pen {
  if (pen.font === undefined || pen.size === 0) return pen;
  const matrix = compose(pen.ctm, pen.matrix);
  const along = Math.hypot(matrix[0], matrix[1]);
  const across = Math.hypot(matrix[2], matrix[3]);
  const turn = turnOf(matrix, Math.sign(pen.size) * Math.sign(pen.stretch || 1));
  const { textOf } = pen.font;
  const face = pen.strokes ? { ...pen.font.face, bold: true } : pen.font.face;
  let { x, y } = pen;
  for (const glyph of shown) {
    const spacing = typeof glyph === "number" ? 0 : pen.charSpacing + (glyph.isSpace ? pen.wordSpacing : 0);
    const width = typeof glyph === "number" ? (-glyph * pen.size) / 1000 : glyph.width * pen.font.scale * pen.size;
    if (pen.font.vertical) {
      const down = typeof glyph === "number" ? -width : pen.size - spacing;
      if (typeof glyph !== "number") put(page, glyph, x, y, Math.abs(pen.size));
      y -= down;
      continue;
    }
    if (typeof glyph !== "number") put(page, glyph, x, y, Math.abs(width * pen.stretch) * along);
    x += (width + spacing) * pen.stretch;
  }
  return { ...pen, x, y };

  function put(glyphs: Glyph[], glyph: ShownGlyph, left: number, base: number, width: number): void {
    const [px, py] = move(matrix, left, base + pen.rise);
    const size = Math.abs(pen.size) * across;
    glyphs.push({ text: textOf(glyph), x: px, y: py, width, size, face, turn, order: glyphs.length });
  }
}

/** Text at a smaller angle than this, in degrees, counts as straight. */
const lean = 3;

function turnOf([a, b]: Matrix, direction: number): number {
  const degrees = Math.round((Math.atan2(b * direction, a * direction) * 180) / Math.PI);
  const straight = Math.round(degrees / 90) * 90;
  return ((Math.abs(degrees - straight) <= lean ? straight : degrees) + 360) % 360;
}
