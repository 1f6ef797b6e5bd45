import { isBlank } from "./clean-text.ts";
import { compose, type Matrix, move } from "./matrix.ts";
import type { Glyph } from "./page-marks.ts";
import type { PageFrame } from "./read-marks.ts";

/**
 * The smallest slope, in degrees, that is levelled: a smaller one moves no letter off its line. A slope over
 * `mostSlope` is intended by the writer.
 */
const leastSlope = 0.15;
const mostSlope = 3;
/** The slopes of the lines of a slanted page differ by at most this, in degrees. */
const alike = 0.4;
/** The shortest line that shows its slope, in points. */
const shortestLine = 60;

interface Level {
  readonly frame: PageFrame;
  /** Maps places in the frame to places on the page. */
  readonly back: Matrix;
}

interface LineSlope {
  readonly degrees: number;
  readonly length: number;
}

/**
 * The frame in which the text of a page is level: for slanted scans, and for pages with all text on its side or upside
 * down. `undefined` if the text is level, or has several directions.
 */
export function levelFrame(glyphs: readonly Glyph[], { width, height, transform }: PageFrame): Level | undefined {
  const ink = glyphs.filter(({ text }) => !isBlank(text));
  const turns = [...Map.groupBy(ink, ({ turn }) => turn)];
  const [turn, own] = turns.find(([, alikeTurned]) => alikeTurned.length > ink.length / 2) ?? [];
  if (turn === undefined || own === undefined || turn % 90 !== 0) return undefined;
  const degrees = turn + commonSlope(own, turn);
  if (degrees === 0) return undefined;
  const page = { width, height };
  const size = turn % 180 === 0 ? page : { width: height, height: width };
  return {
    frame: { ...size, transform: compose(turned(-degrees, page, size), transform) },
    back: turned(degrees, size, page),
  };
}

type Size = Pick<PageFrame, "width" | "height">;

/** Rotates clockwise, and moves the middle of one page to the middle of another. */
function turned(degrees: number, from: Size, to: Size): Matrix {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return compose([cos, sin, -sin, cos, to.width / 2, to.height / 2], [1, 0, 0, 1, -from.width / 2, -from.height / 2]);
}

/** The slope of most lines against the direction of writing, in degrees clockwise; 0 if no slope is common. */
function commonSlope(glyphs: readonly Glyph[], turn: number): number {
  const lines = slopesOfLines(glyphs, turn).toSorted((a, b) => a.degrees - b.degrees);
  const all = lines.reduce((sum, { length }) => sum + length, 0);
  let passed = 0;
  const middle = lines.find(({ length }) => (passed += length) >= all / 2)?.degrees ?? 0;
  const like = lines.filter(({ degrees }) => Math.abs(degrees - middle) <= alike);
  const isCommon = like.reduce((sum, { length }) => sum + length, 0) > all / 2;
  return isCommon && Math.abs(middle) >= leastSlope && Math.abs(middle) <= mostSlope ? middle : 0;
}

/** The slopes of glyphs that follow one another in the file. Tesseract moves each word of a slanted line a little. */
function slopesOfLines(glyphs: readonly Glyph[], turn: number): readonly LineSlope[] {
  const back = turned(-turn, { width: 0, height: 0 }, { width: 0, height: 0 });
  const slopes: LineSlope[] = [];
  let start: readonly [number, number] | undefined;
  let last: readonly [number, number] | undefined;
  const close = (): void => {
    if (start === undefined || last === undefined) return;
    const [x, y] = [last[0] - start[0], last[1] - start[1]];
    if (x >= shortestLine) slopes.push({ degrees: (Math.atan2(y, x) * 180) / Math.PI, length: x });
  };
  for (const { x, y, size } of glyphs) {
    const place = move(back, x, y);
    const [along, across] = last === undefined ? [Infinity, 0] : [place[0] - last[0], place[1] - last[1]];
    const goesOn = along > -size / 2 && along < size * 4 && Math.abs(across) < size * 0.35;
    if (!goesOn) {
      close();
      start = place;
    }
    last = place;
  }
  close();
  return slopes;
}
