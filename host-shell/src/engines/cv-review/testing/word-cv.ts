import { onePage, packed, type RawObject } from "./raw-pdf.ts";

/** The text of a run, its font (plain, bold, or the font of list marks), and its distance to the previous run. */
export type WordRun = readonly [text: string, font?: "F1" | "F2" | "F3", tab?: number];

export interface WordLine {
  /** Distance from the left and the upper edge, in points. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly runs: readonly WordRun[];
}

/** A page as Word exports it: each run is positioned separately within marked content, list marks are U+F0B7 of Symbol. */
export function wordCv(lines: readonly WordLine[]): Uint8Array {
  const content = lines.flatMap(({ x, y, size, runs }, index) => {
    let pen = x;
    return runs.map(([text, font = "F1", tab = 0]) => {
      pen += tab;
      const place = `BT /${font} ${size} Tf 1 0 0 1 ${pen.toFixed(2)} ${842 - y} Tm 0 g 0 G [(${escaped(text)})] TJ ET`;
      pen += Array.from(text, (letter) => (letter === " " ? 0.25 : 0.5) * size).reduce((sum, width) => sum + width, 0);
      return [`/P <</MCID ${index}>> BDC q`, "0.000008871 0 595.32 841.92 re W* n", place, "Q EMC"].join("\n");
    });
  });
  return onePage(packed(Buffer.from(content.join("\n"), "latin1")), { resources, more: [symbolTable] });
}

const widths = `/FirstChar 32/LastChar 255/Widths[250 ${"500 ".repeat(223)}]`;
const font = (name: string, more: string): string => `<</Type/Font/Subtype/TrueType/BaseFont/${name}${widths}${more}>>`;
const winAnsi = "/Encoding/WinAnsiEncoding";
const resources = `/Font<</F1 ${font("Calibri", winAnsi)}/F2 ${font("Calibri-Bold", winAnsi)}/F3 ${font("SymbolMT", "/ToUnicode 5 0 R")}>>`;

const symbolTable: RawObject = packed(
  [
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def",
    "1 begincodespacerange <00> <FF> endcodespacerange",
    "1 beginbfchar <B7> <F0B7> endbfchar",
    "endcmap end end",
  ].join("\n"),
);

function escaped(text: string): string {
  return text.replaceAll(/[\\()]/g, "\\$&").replaceAll("–", "\u0096");
}
