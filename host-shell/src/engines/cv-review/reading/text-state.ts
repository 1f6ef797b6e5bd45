import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { toMatrix } from "./matrix.ts";
import { isNumbers, matrixAt, numberAt, states } from "./operator-arguments.ts";
import { type Pen, type PenFont, toLine } from "./pen.ts";

/** Returns the pen after a text operator with its arguments, unchanged for other operators. */
export function withTextState(
  pen: Pen,
  operator: number,
  values: readonly unknown[],
  fontNamed: (name: string) => PenFont,
): Pen {
  switch (operator) {
    case OPS.beginText:
      return { ...pen, matrix: toMatrix(undefined), x: 0, y: 0, lineX: 0, lineY: 0 };
    case OPS.setTextMatrix:
      return {
        ...pen,
        matrix: isNumbers(values) ? toMatrix(values) : matrixAt(values, 0),
        x: 0,
        y: 0,
        lineX: 0,
        lineY: 0,
      };
    case OPS.setFont:
      return { ...pen, font: fontNamed(String(values[0])), size: numberAt(values, 1) };
    case OPS.setGState: {
      const font = states(values[0]).findLast(([key]) => key === "Font")?.[1];
      return Array.isArray(font) ? { ...pen, font: fontNamed(String(font[0])), size: Number(font[1]) } : pen;
    }
    case OPS.setCharSpacing:
      return { ...pen, charSpacing: numberAt(values, 0) };
    case OPS.setWordSpacing:
      return { ...pen, wordSpacing: numberAt(values, 0) };
    case OPS.setHScale:
      return { ...pen, stretch: numberAt(values, 0) / 100 };
    case OPS.setLeading:
      return { ...pen, leading: -numberAt(values, 0) };
    case OPS.setTextRise:
      return { ...pen, rise: numberAt(values, 0) };
    case OPS.setTextRenderingMode:
      return { ...pen, strokes: numberAt(values, 0) === 2 };
    case OPS.moveText:
      return toLine(pen, numberAt(values, 0), numberAt(values, 1));
    case OPS.setLeadingMoveText:
      return toLine({ ...pen, leading: numberAt(values, 1) }, numberAt(values, 0), numberAt(values, 1));
    case OPS.nextLine:
      return toLine(pen, 0, pen.leading);
    default:
      return pen;
  }
}
