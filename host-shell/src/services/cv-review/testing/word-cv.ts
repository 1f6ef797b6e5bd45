import { onePage, packed, type RawObject } from "./raw-pdf.ts";

/** Text of one run and where it begins, in points from the lower left corner. */
type Run = readonly [text: string, x: number, y: number, font?: "F1" | "F2" | "F3", size?: number];

/** A page as Word exports it: every run placed by itself within marked content, list marks as U+F0B7 of Symbol. */
export function wordCv(runs: readonly Run[]): Uint8Array {
  const content = runs.map(([text, x, y, font = "F1", size = 11], index) =>
    [
      `/P <</MCID ${index}>> BDC q`,
      "0.000008871 0 595.32 841.92 re W* n",
      `BT /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm 0 g 0 G [(${escaped(text)})] TJ ET`,
      "Q EMC",
    ].join("\n"),
  );
  const font = (name: string, more = ""): string => `<</Type/Font/Subtype/TrueType/BaseFont/${name}${more}>>`;
  const winAnsi = "/Encoding/WinAnsiEncoding";
  const resources = `/Font<</F1 ${font("Calibri", winAnsi)}/F2 ${font("Calibri-Bold", winAnsi)}/F3 ${font("SymbolMT", "/ToUnicode 5 0 R")}>>`;
  return onePage(packed(Buffer.from(content.join("\n"), "latin1")), { resources, more: [symbolTable] });
}

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
