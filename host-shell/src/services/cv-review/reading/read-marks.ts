import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type Box, boxAround, compose, type Matrix, toMatrix } from "./matrix.ts";
import { argumentsOf, isNumbers, pairs, shown, states } from "./operator-arguments.ts";
import type { Glyph, PageMarks } from "./page-marks.ts";
import { type Pen, type PenFont, penAt, toLine, write } from "./pen.ts";

/** No list has more: a page of dots is a picture. */
const maxDots = 500;

/** The drawing operators of a page in pdf.js, and their arguments at the same indexes. */
export interface OperatorList {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

export interface PageFrame {
  readonly width: number;
  readonly height: number;
  /** From page coordinates to points below the upper left corner. */
  readonly transform: Matrix;
}

/**
 * Interprets the operators and returns each glyph and image with its place, in the order of the file. The text layer of
 * pdf.js cannot replace this: it guesses blanks and has no places of letters.
 */
export function readMarks(operators: OperatorList, frame: PageFrame, fontNamed: (name: string) => PenFont): PageMarks {
  const glyphs: Glyph[] = [];
  const images: Box[] = [];
  const dots: Box[] = [];
  const saved: Pen[] = [];
  let pen = penAt(frame.transform);

  operators.fnArray.forEach((operator, index) => {
    const values = argumentsOf(operators.argsArray[index]);
    const number = (at: number): number => (typeof values[at] === "number" ? values[at] : 0);
    const matrix = (at: number): Matrix => toMatrix(isNumbers(values[at]) ? values[at] : undefined);
    switch (operator) {
      case OPS.save:
      case OPS.beginGroup:
        saved.push(pen);
        break;
      case OPS.restore:
      case OPS.endGroup:
      case OPS.paintFormXObjectEnd:
      case OPS.endAnnotation:
        pen = saved.pop() ?? pen;
        break;
      case OPS.transform:
        pen = { ...pen, ctm: compose(pen.ctm, toMatrix(isNumbers(values) ? values : undefined)) };
        break;
      case OPS.paintFormXObjectBegin:
        saved.push(pen);
        pen = { ...pen, ctm: compose(pen.ctm, matrix(0)) };
        break;
      case OPS.beginAnnotation:
        saved.push(pen);
        pen = penAt(compose(compose(frame.transform, matrix(2)), matrix(3)));
        break;
      case OPS.beginText:
        pen = { ...pen, matrix: toMatrix(undefined), x: 0, y: 0, lineX: 0, lineY: 0 };
        break;
      case OPS.setTextMatrix:
        pen = { ...pen, matrix: isNumbers(values) ? toMatrix(values) : matrix(0), x: 0, y: 0, lineX: 0, lineY: 0 };
        break;
      case OPS.setFont:
        pen = { ...pen, font: fontNamed(String(values[0])), size: number(1) };
        break;
      case OPS.setGState:
        for (const [key, value] of states(values[0])) {
          if (key === "Font" && Array.isArray(value)) {
            pen = { ...pen, font: fontNamed(String(value[0])), size: Number(value[1]) };
          }
        }
        break;
      case OPS.setCharSpacing:
        pen = { ...pen, charSpacing: number(0) };
        break;
      case OPS.setWordSpacing:
        pen = { ...pen, wordSpacing: number(0) };
        break;
      case OPS.setHScale:
        pen = { ...pen, stretch: number(0) / 100 };
        break;
      case OPS.setLeading:
        pen = { ...pen, leading: -number(0) };
        break;
      case OPS.setTextRise:
        pen = { ...pen, rise: number(0) };
        break;
      case OPS.setTextRenderingMode:
        pen = { ...pen, strokes: number(0) === 2 };
        break;
      case OPS.moveText:
        pen = toLine(pen, number(0), number(1));
        break;
      case OPS.setLeadingMoveText:
        pen = toLine({ ...pen, leading: number(1) }, number(0), number(1));
        break;
      case OPS.nextLine:
        pen = toLine(pen, 0, pen.leading);
        break;
      case OPS.showText:
        pen = write(pen, shown(values[0]), glyphs);
        break;
      case OPS.constructPath:
        if (isNumbers(values[2]) && dots.length < maxDots) {
          const [left = 0, top = 0, right = 0, bottom = 0] = Array.from(values[2]);
          const box = boxAround(pen.ctm, left, top, right, bottom);
          if (isDot(box)) dots.push(box);
        }
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
        images.push(boxAround(pen.ctm, 0, 0, 1, 1));
        break;
      case OPS.paintImageXObjectRepeat:
        for (const [x, y] of pairs(values[3])) {
          images.push(boxAround(compose(pen.ctm, [number(1), 0, 0, number(2), x, y]), 0, 0, 1, 1));
        }
        break;
    }
  });
  return { width: frame.width, height: frame.height, glyphs, images, dots };
}

/** As large as a list mark in text of 6 to 24 points, and about as high as wide. */
function isDot({ width, height }: Box): boolean {
  return width >= 1.2 && width <= 8 && height >= width * 0.75 && height <= width * 1.34;
}
