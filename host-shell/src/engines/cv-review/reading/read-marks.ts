import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { isBlank } from "./clean-text.ts";
import { type Box, boxAround, compose, type Matrix, toMatrix } from "./matrix.ts";
import { argumentsOf, isNumbers, matrixAt, numberAt, pairs, shown } from "./operator-arguments.ts";
import type { Glyph, MarkedContent, PageMarks } from "./page-marks.ts";
import { type Pen, type PenFont, penAt, type Shown, write } from "./pen.ts";
import { withTextState } from "./text-state.ts";

/** The most small shapes that are kept. More small shapes on a page are a picture and not list marks. */
const maxDots = 500;

/** The drawing operators of a page in pdf.js, and their arguments at the same indexes. */
export interface OperatorList {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

export interface PageFrame {
  readonly width: number;
  readonly height: number;
  /** Maps page coordinates to points below the upper left corner. */
  readonly transform: Matrix;
}

/**
 * Interprets the operators and returns each glyph and image with its place, in the order of the file. The text layer of
 * pdf.js cannot replace this: it guesses blanks and does not give the places of letters.
 */
export function readMarks(operators: OperatorList, frame: PageFrame, fontNamed: (name: string) => PenFont): PageMarks {
  const glyphs: Glyph[] = [];
  const images: Box[] = [];
  const dots: Box[] = [];
  const drawnAnnotations = new Set<string>();
  let annotation: string | undefined;
  const marked: MarkedContent[] = [];
  const openMarks: (MarkedContent | undefined)[] = [];
  let drawings = 0;
  const saved: Pen[] = [];
  let pen = penAt(frame.transform);

  operators.fnArray.forEach((operator, index) => {
    const values = argumentsOf(operators.argsArray[index]);
    switch (operator) {
      case OPS.save:
      case OPS.beginGroup:
        saved.push(pen);
        break;
      case OPS.restore:
      case OPS.endGroup:
        pen = saved.pop() ?? pen;
        break;
      case OPS.paintFormXObjectEnd:
        drawings -= 1;
        pen = saved.pop() ?? pen;
        break;
      case OPS.beginMarkedContent:
      case OPS.beginMarkedContentProps: {
        const isOwn = operator === OPS.beginMarkedContentProps && values[0] !== "OC" && annotation === undefined;
        const id = drawings === 0 && typeof values[1] === "number" ? values[1] : undefined;
        const mark = isOwn ? { from: glyphs.length, to: 0, id } : undefined;
        if (mark !== undefined) marked.push(mark);
        openMarks.push(mark);
        break;
      }
      case OPS.endMarkedContent: {
        const mark = openMarks.pop();
        if (mark !== undefined) mark.to = glyphs.length;
        break;
      }
      case OPS.endAnnotation:
        annotation = undefined;
        pen = saved.pop() ?? pen;
        break;
      case OPS.transform:
        pen = { ...pen, ctm: compose(pen.ctm, toMatrix(isNumbers(values) ? values : undefined)) };
        break;
      case OPS.paintFormXObjectBegin:
        drawings += 1;
        saved.push(pen);
        pen = { ...pen, ctm: compose(pen.ctm, matrixAt(values, 0)) };
        break;
      case OPS.beginAnnotation:
        annotation = String(values[0]);
        saved.push(pen);
        pen = penAt(compose(compose(frame.transform, matrixAt(values, 2)), matrixAt(values, 3)));
        break;
      case OPS.showText:
        if (annotation !== undefined && showsText(shown(values[0]))) drawnAnnotations.add(annotation);
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
          images.push(boxAround(compose(pen.ctm, [numberAt(values, 1), 0, 0, numberAt(values, 2), x, y]), 0, 0, 1, 1));
        }
        break;
      default:
        pen = withTextState(pen, operator, values, fontNamed);
    }
  });
  return { width: frame.width, height: frame.height, glyphs, images, dots, drawnAnnotations, marked };
}

function showsText(entries: readonly Shown[]): boolean {
  return entries.some((entry) => typeof entry !== "number" && !isBlank(entry.unicode));
}

/** As large as a list mark in text of 6 to 24 points, and about as high as wide. */
function isDot({ width, height }: Box): boolean {
  return width >= 1.2 && width <= 8 && height >= width * 0.75 && height <= width * 1.34;
}
