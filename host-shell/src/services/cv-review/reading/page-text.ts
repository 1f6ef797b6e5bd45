import type { CvPage } from "./cv-document.ts";
import { withDrawnBullets } from "./drawn-bullets.ts";
import { type Ink, inkOf } from "./ink.ts";
import { layOut } from "./layout.ts";
import { linesOf, type ReadLine } from "./lines.ts";
import type { PageMarks } from "./page-marks.ts";
import { isScrambled } from "./scrambled.ts";
import { turnedLines } from "./turned.ts";
import { countUnmappable } from "./unmappable.ts";

export interface PageText {
  readonly page: CvPage;
  readonly lines: readonly ReadLine[];
  readonly glyphs: number;
  readonly unmappable: number;
}

/** Reads a page's text from its marks: upright text in its columns, then what is written sideways. */
export function readPageText(marks: PageMarks): PageText {
  const ink = inkOf(marks.glyphs).filter((glyph) => isOnPage(glyph, marks));
  const upright = ink.filter((glyph) => glyph.turn === 0);
  const layout = layOut(upright, marks.width);
  return {
    page: {
      width: marks.width,
      height: marks.height,
      columns: layout.columns,
      scrambled: layout.gutter !== undefined && isScrambled(upright, layout.gutter),
    },
    lines: [...withDrawnBullets(linesOf(layout), marks.dots), ...turnedLines(ink)],
    glyphs: ink.length,
    unmappable: countUnmappable(ink),
  };
}

function isOnPage(glyph: Ink, { width, height }: PageMarks): boolean {
  return glyph.x > -glyph.size && glyph.x < width && glyph.y > 0 && glyph.y < height + glyph.size && glyph.size > 0;
}
