import type { CvPage } from "./cv-document.ts";
import { withDrawnBullets } from "./drawn-bullets.ts";
import { withDrawnAccents } from "./drawn-accents.ts";
import { type Ink, inkOf } from "./ink.ts";
import { withLostLetters, withoutForeignLetters } from "./lost-letters.ts";
import { type Margin, readingOrderOf } from "./reading-order.ts";
import { linesOf, type ReadLine } from "./lines.ts";
import type { PageMarks } from "./page-marks.ts";
import { isScrambled } from "./mixed-columns.ts";
import { turnedLines } from "./turned-text.ts";
import { countUnmappable } from "./unmappable-glyphs.ts";

export interface PageText {
  readonly page: CvPage;
  readonly lines: readonly ReadLine[];
  readonly glyphs: number;
  readonly unmappable: number;
  readonly margin: Margin | undefined;
}

/**
 * Reads the text of a page: upright text column by column, then text in other directions. `before` is the margin of the
 * previous page, which may continue.
 */
export function readPageText(marks: PageMarks, before?: Margin): PageText {
  const drawn = withoutForeignLetters(inkOf(marks.glyphs).filter((glyph) => isOnPage(glyph, marks)));
  const ink = withLostLetters(withDrawnAccents(drawn));
  const upright = ink.filter((glyph) => glyph.turn === 0);
  const order = readingOrderOf(upright, marks.width, before);
  return {
    page: {
      width: marks.width,
      height: marks.height,
      columns: order.columns,
      scrambled: order.gutter !== undefined && isScrambled(upright, order.gutter),
    },
    lines: [...withDrawnBullets(linesOf(order), marks.dots), ...turnedLines(ink)],
    glyphs: drawn.length,
    unmappable: countUnmappable(drawn),
    margin: order.margin,
  };
}

function isOnPage(glyph: Ink, { width, height }: PageMarks): boolean {
  return glyph.x > -glyph.size && glyph.x < width && glyph.y > 0 && glyph.y < height + glyph.size && glyph.size > 0;
}
