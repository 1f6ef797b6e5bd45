import { onePage, packed, type RawObject } from "./raw-pdf.ts";

/** A line of a page. Lengths are points from the left and from the lower edge. */
export interface TypesetLine {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly bold: boolean;
  readonly text: string;
}

const head: readonly (readonly [size: number, text: string])[] = [
  [20, "Bodil Åkjær"],
  [10, "bodil.aakjaer@eksempel.dk | 20 12 34 56 | 8000 Aarhus C"],
];

const sections: readonly (readonly [heading: string, ...lines: string[]])[] = [
  [
    "PROFIL",
    "Driftschef med 12 års erfaring fra fødevarer og logistik. Jeg har stået for drift, budget og planlægning,",
    "og jeg har gennemført tre effektiviseringer på tværs af afdelinger, uden at kvaliteten faldt.",
  ],
  [
    "ERHVERVSERFARING",
    "Driftschef, Fjordkilde Mejeri A/S, Aarhus",
    "marts 2019 – nu",
    "- Leder 24 medarbejdere og har ansvar for et budget på 40 mio. kr.",
    "- Har sænket omkostningerne med 15 % på to år",
    "Teamleder, Humlebi Logistik ApS, Odense",
    "august 2014 – februar 2019",
    "- Ledede ti medarbejdere på lageret og planlagde deres vagter",
  ],
  ["UDDANNELSE", "HD i organisation og ledelse, Aarhus Universitet, 2015 – 2017"],
  ["SPROG", "Dansk: modersmål. Engelsk: flydende."],
];

/** The lines of a CV of one page. `contact` adds lines of contact details. */
export function cvLines(...contact: readonly string[]): readonly TypesetLine[] {
  const lines: TypesetLine[] = [];
  let y = 790;
  const put = (size: number, bold: boolean, text: string): void => {
    lines.push({ x: 56, y, size, bold, text });
    y -= size * 1.4;
  };
  for (const [size, text] of head) put(size, size > 10, text);
  for (const text of contact) put(10, false, text);
  for (const [heading, ...texts] of sections) {
    y -= 10;
    put(13, true, heading);
    for (const text of texts) put(10, false, text);
  }
  return lines;
}

export interface Typeset {
  readonly lines?: readonly TypesetLine[];
  /** Returns the operand of `TJ` for a text. Default: `latin`. */
  readonly show?: (text: string, line: TypesetLine) => string;
  /** The names of the glyphs, beginning with code 1. */
  readonly names?: readonly string[];
  /** Entries of the table of letters by code, in hexadecimal: `{ 1: "0000" }`. Other codes are Latin letters. */
  readonly unicode?: Readonly<Record<number, string>>;
  readonly baseFont?: string;
  /** Operators before and after a line. */
  readonly around?: (line: TypesetLine) => readonly [before: string, after: string];
  /** Further entries of the resources, the page and the catalogue, and the objects from number 6 on. */
  readonly resources?: string;
  readonly page?: string;
  readonly catalogue?: string;
  readonly more?: readonly RawObject[];
}

/** A CV whose text is drawn by these operators, in fonts with these glyphs. */
export function typesetCv({
  lines = cvLines(),
  show = (text) => latin(text),
  names = [],
  unicode,
  baseFont = "Helvetica",
  around = () => ["", ""],
  resources = "",
  page = "",
  catalogue = "",
  more = [],
}: Typeset): Uint8Array {
  const content = lines.flatMap((line) => {
    const [before, after] = around(line);
    const place = `BT /${line.bold ? "F2" : "F1"} ${line.size} Tf 1 0 0 1 ${line.x} ${line.y} Tm`;
    return [before, `${place} [${show(line.text, line)}] TJ ET`, after];
  });
  const encoding = `/Encoding<</Type/Encoding/BaseEncoding/WinAnsiEncoding/Differences[1${names.map((name) => `/${name}`).join("")}]>>`;
  const table = unicode === undefined ? "" : "/ToUnicode 5 0 R";
  const font = (style: string): string =>
    `<</Type/Font/Subtype/Type1/BaseFont/${baseFont}${style}${encoding}${table}>>`;
  return onePage(packed(Buffer.from(content.join("\n"), "latin1")), {
    resources: `/Font<</F1 ${font("")}/F2 ${font("-Bold")}>>${resources}`,
    page,
    catalogue,
    more: [unicode === undefined ? { head: "null" } : tableOf(unicode), ...more],
  });
}

/** A text as a PDF string in the code page of Windows. `codes` has the codes of other characters. */
export function latin(text: string, codes: Readonly<Record<string, number>> = {}): string {
  const own: Readonly<Record<string, number>> = { "–": 0x96, "•": 0x95, ...codes };
  const hex = Array.from(text, (letter) => (own[letter] ?? letter.charCodeAt(0)).toString(16).padStart(2, "0"));
  return `<${hex.join("")}>`;
}

function tableOf(unicode: Readonly<Record<number, string>>): RawObject {
  const latinOnes = Array.from({ length: 224 }, (_, index): readonly [number, string] => {
    const code = index + 32;
    const character = new TextDecoder("windows-1252").decode(Uint8Array.of(code));
    return [code, character.charCodeAt(0).toString(16).padStart(4, "0")];
  });
  const entries = Object.entries<string>({ ...Object.fromEntries(latinOnes), ...unicode });
  const rows = entries.map(([code, hex]) => `<${Number(code).toString(16).padStart(2, "0")}> <${hex}>`);
  const blocks = Array.from({ length: Math.ceil(rows.length / 100) }, (_, block) => {
    const part = rows.slice(block * 100, (block + 1) * 100);
    return `${part.length} beginbfchar\n${part.join("\n")}\nendbfchar`;
  });
  return packed(
    [
      "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def",
      "1 begincodespacerange <00> <FF> endcodespacerange",
      ...blocks,
      "endcmap end end",
    ].join("\n"),
  );
}
