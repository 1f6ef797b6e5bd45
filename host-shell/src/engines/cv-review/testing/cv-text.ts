import type { CvDocument, CvLine } from "../reading/cv-document.ts";

const left = 50;
const right = 545;
const size = 10;

/**
 * Makes a document from text, for tests without a PDF: "# " begins a heading, "- " a point, "** " a bold line, and an
 * empty line leaves space. Lines do not wrap.
 */
export function cvFromText(text: string, more: Partial<CvDocument> = {}): CvDocument {
  const lines: CvLine[] = [];
  let y = 50;
  let gap = 2.5;
  for (const written of text
    .trim()
    .split("\n")
    .map((line) => line.trim())) {
    if (written === "") {
      y += 10;
      gap = 12.5;
      continue;
    }
    const line = lineOf(written, y, lines.length === 0 ? undefined : gap);
    lines.push(line);
    y += line.size * 1.25;
    gap = 2.5;
  }
  return {
    language: "da",
    pages: [{ width: 595, height: Math.max(842, y + 50), columns: 1, scrambled: false }],
    lines,
    links: [],
    images: [],
    glyphs: lines.reduce((sum, line) => sum + line.text.length, 0),
    unmappableGlyphs: 0,
    ...more,
  };
}

function lineOf(written: string, y: number, gapAbove: number | undefined): CvLine {
  const [, mark, text = ""] = /^(# |- |\*\* )?(.*)$/u.exec(written) ?? [];
  const x = mark === "- " ? left + 12 : left;
  const lineSize = mark === "# " ? 13 : size;
  return {
    page: 0,
    column: 0,
    x,
    y,
    width: Math.min(right - x, text.length * lineSize * 0.48),
    size: lineSize,
    family: "calibri",
    bold: mark === "# " || mark === "** ",
    italic: false,
    gapAbove,
    bullet: mark === "- " ? "•" : undefined,
    text,
  };
}
