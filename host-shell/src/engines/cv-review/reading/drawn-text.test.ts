import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { inspectPdf } from "../intake/inspect-pdf.ts";
import { maskCpr } from "../../../privacy/cpr.ts";
import { readCv } from "../testing/read-cv.ts";
import { packed } from "../testing/raw-pdf.ts";
import { cvLines, latin, type Typeset, typesetCv, type TypesetLine } from "../testing/typeset-cv.ts";

const fixtures = join(import.meta.dirname, "../../../../../e2e/fixtures/cv-text");
const fixture = async (name: string) => new Uint8Array(await readFile(join(fixtures, `${name}.pdf`)));

async function textOf(bytes: Uint8Array): Promise<readonly string[]> {
  return (await readCv(bytes, "da")).lines.map(({ text, bullet }) => (bullet === undefined ? text : `- ${text}`));
}

const plain = await textOf(typesetCv({}));

/** A letter with its accent before or after it, centred over it. */
function composed(widths: readonly [letter: number, accent: number], code: number, order: "before" | "after") {
  const [letter, accent] = widths;
  const shift = (letter - accent) / 2;
  return (base: string): string =>
    order === "before"
      ? `-${shift} <${hex(code)}> ${accent + shift} (${base})`.replace("--", "")
      : `(${base}) ${letter - shift} <${hex(code)}> ${-shift}`;
}

const hex = (code: number): string => code.toString(16).padStart(2, "0");

/** Draws texts in pieces: the characters that `own` names by their operators, others as they are. */
const inPieces =
  (own: Readonly<Record<string, string>>): NonNullable<Typeset["show"]> =>
  (text) =>
    Array.from(text, (letter) => own[letter] ?? latin(letter)).join(" ");

describe("letters whose accents are drawn apart are read whole", () => {
  const ring = (order: "before" | "after") => ({
    å: composed([556, 333], 1, order)("a"),
    Å: composed([667, 333], 1, order)("A"),
  });

  test.each<[string, Typeset]>([
    ["a ring before its letter", { names: ["ring"], show: inPieces(ring("before")) }],
    ["a ring behind its letter", { names: ["ring"], show: inPieces(ring("after")) }],
    [
      "a degree sign over its letter",
      {
        names: ["degree"],
        show: inPieces({ å: composed([556, 400], 1, "before")("a"), Å: composed([667, 400], 1, "after")("A") }),
      },
    ],
    ["a combining ring before its letter", { names: ["ring"], unicode: { 1: "030a" }, show: inPieces(ring("before")) }],
    [
      "a slash through o, and a and e in one another",
      {
        names: ["ring"],
        show: inPieces({ ø: composed([556, 278], 0x2f, "after")("o"), æ: "(a) 220 (e)", Æ: "(A) 300 (E)" }),
      },
    ],
  ])("%s", async (_, typeset) => {
    expect(await textOf(typesetCv(typeset))).toEqual(plain);
  });

  test("all accents", async () => {
    const accents = "acute grave dieresis circumflex tilde cedilla caron macron".split(" ");
    const widths = [333, 333, 333, 333, 333, 333, 333, 333];
    const letters = ["e", "e", "u", "e", "n", "c", "s", "o"];
    const own = [556, 556, 556, 556, 556, 500, 500, 556];
    const show = letters.map((letter, index) =>
      composed([own[index] ?? 0, widths[index] ?? 0], index + 1, index % 2 === 0 ? "before" : "after")(letter),
    );
    const line: TypesetLine = { x: 56, y: 700, size: 10, bold: false, text: "" };
    const bytes = typesetCv({ lines: [line], names: accents, show: () => `(x) ${show.join(" (x) ")} (x)` });
    expect(await textOf(bytes)).toEqual(["xéxèxüxêxñxçxšxōx"]);
  });

  test("a raised ring over a capital in an operator of its own", async () => {
    const line = { x: 56, y: 700, size: 10, bold: false, text: "Arhus" };
    const bytes = typesetCv({
      lines: [line],
      names: ["ring"],
      around: () => ["", "BT /F1 10 Tf 1 0 0 1 57.7 702 Tm <01> Tj ET"],
    });
    expect(await textOf(bytes)).toEqual(["Århus"]);
  });

  test.each([
    ["20 °C", "20 °C"],
    ["a/b og o/e", "a/b og o/e"],
    ["~20 og 5^2", "~20 og 5^2"],
    ["`kode` og ´", "`kode` og ´"],
    ["Aero Jae", "Aero Jae"],
  ])("%s stays as it is", async (text, read) => {
    const lines = [{ x: 56, y: 700, size: 10, bold: false, text }];
    expect(await textOf(typesetCv({ lines }))).toEqual([read]);
  });
});

describe("ligatures without a text are read by the names of their glyphs", () => {
  const names = ["t_i", "f_t", "t_t.liga", "f_f_i", "uni00660074", "hyphen.case", "two.oldstyle"];
  const show: NonNullable<Typeset["show"]> = (text) =>
    latin(text.replaceAll("ti", "\u0001").replaceAll("ft", "\u0002").replaceAll("2", "\u0007"));

  test.each<[string, Typeset]>([
    ["without a table of letters", { names, show }],
    ["with a table that has U+0000", { names, show, unicode: { 1: "0000", 2: "0000", 7: "0000" } }],
    ["with a table of private letters", { names, show, unicode: { 1: "e001", 2: "f005", 7: "f732" } }],
    ["with a table of replacement characters", { names, show, unicode: { 1: "fffd", 2: "fffd", 7: "fffd" } }],
    [
      "at codes of other letters",
      {
        names: [...Array.from({ length: 0x7d }, () => ".notdef"), "t_i", "f_t"],
        show: (text) => latin(text.replaceAll("ti", "\u007e").replaceAll("ft", "\u007f")),
      },
    ],
    ["with a table of blanks", { names, show, unicode: { 1: "0020", 2: "00a0", 7: "0032" } }],
    ["with a table of first letters", { names, show, unicode: { 1: "0074", 2: "0066", 7: "0032" } }],
    ["with a table of letters of another script", { names, show, unicode: { 1: "0e01", 2: "1075", 7: "0032" } }],
    ["with ligatures of Unicode", { unicode: { 1: "fb05" }, show: (text) => latin(text.replaceAll("st", "\u0001")) }],
  ])("%s", async (_, typeset) => {
    expect(await textOf(typesetCv(typeset))).toEqual(plain);
  });
});

describe("a glyph that nothing tells about is a lost letter", () => {
  const show: NonNullable<Typeset["show"]> = (text) => latin(text.replaceAll("ti", "\u0001"));
  const lost = plain.map((text) => text.replaceAll("ti", "\ufffd"));

  test.each(["g1019", "g12", "g0174", "c215", "c12", "G88", "glyph7", "cid:12", "index9", "lig.ti"])(
    "with the name %s",
    async (name) => {
      expect(await textOf(typesetCv({ names: [name], show }))).toEqual(lost);
    },
  );

  test.each([9, 10, 11, 12, 13])("with code %d, which is white space elsewhere", async (code) => {
    const drawn: NonNullable<Typeset["show"]> = (text) => latin(text.replaceAll("ti", String.fromCodePoint(code)));
    const names = Array.from({ length: 13 }, () => "ligature7");
    expect(await textOf(typesetCv({ names, show: drawn }))).toEqual(lost);
  });

  test.each(["0e01", "1075", "5b57", "0627"])("with U+%s within a word of Latin letters", async (letter) => {
    const within: NonNullable<Typeset["show"]> = (text) => latin(text.replaceAll(/ti(?=\p{L})/gu, "\u0001"));
    const read = await textOf(typesetCv({ unicode: { 1: letter }, show: within }));
    expect(read).toEqual(plain.map((text) => text.replaceAll(/ti(?=\p{L})/gu, "\ufffd")));
  });

  test("but a word of another script is text", async () => {
    const texts = ["Taler og læser \u0001\u0002", "\u0001\u0002 og en \u0003-model"];
    const lines = texts.map((text, at) => ({ x: 56, y: 700 - at * 14, size: 10, bold: false, text }));
    expect(await textOf(typesetCv({ lines, unicode: { 1: "65e5", 2: "672c", 3: "03b1" } }))).toEqual([
      "Taler og læser 日本",
      "日本 og en α-model",
    ]);
  });
});

test("an accent before its letter in the text of one glyph", async () => {
  const unicode = { 1: "030a0061", 2: "030a0041" };
  const show: NonNullable<Typeset["show"]> = (text) => latin(text.replaceAll("å", "\u0001").replaceAll("Å", "\u0002"));
  expect(await textOf(typesetCv({ unicode, show }))).toEqual(plain);
});

test("letters of full width, of mathematics and of expert fonts are read as plain ones", async () => {
  const unicode = { 1: "ff30", 2: "d835dc11", 3: "f76f", 4: "ff0d" };
  const show: NonNullable<Typeset["show"]> = (text) =>
    text === "PROFIL" ? "<01020346494c>" : latin(text.replaceAll("-", "\u0004"));
  const read = await textOf(typesetCv({ unicode, show, lines: cvLines("HR-chef") }));
  expect(read).toEqual(await textOf(typesetCv({ lines: cvLines("HR-chef") })));
});

describe("soft hyphens", () => {
  const unicode = { 1: "00ad" };
  const names = ["hyphen"];
  const read = async (...texts: readonly string[]) =>
    textOf(
      typesetCv({
        names,
        unicode,
        lines: texts.map((text, index) => ({ x: 56, y: 700 - index * 14, size: 10, bold: false, text })),
        show: (text) =>
          text
            .split("|")
            .map((part) => latin(part))
            .join(" <01> 333 "),
      }),
    );

  test("within a word are invisible", async () => {
    expect(await read("Afdelings|leder med medar|bej|dere", "ERHVERVS|ERFARING")).toEqual([
      "Afdelingsleder med medarbejdere",
      "ERHVERVSERFARING",
    ]);
  });

  test("at the end of a line, beside digits and in HR-chef are hyphens", async () => {
    expect(await read("medar|", "bejdere 2015|2017", "HR|chef")).toEqual(["medar-", "bejdere 2015-2017", "HR-chef"]);
  });

  test("are one where several stand together", async () => {
    expect(await read("medar||", "bejdere i afde||lingen")).toEqual(["medar-", "bejdere i afdelingen"]);
  });
});

describe("the first letter of a heading that is drawn apart belongs to its word", () => {
  const apart =
    (gap: number, larger: number): NonNullable<Typeset["show"]> =>
    (text, { bold, size, y }) =>
      bold && size === 13
        ? `] TJ /F2 ${size * larger} Tf (${text.slice(0, 1)}) Tj /F2 ${size} Tf 1 0 0 1 ${56 + size * larger * 0.7 + gap} ${y} Tm [(${text.slice(1)})`
        : latin(text);

  test.each<[string, number, number]>([
    ["as a larger capital", 4, 1.3],
    ["as a slightly larger capital, close", 2.6, 1.12],
    ["of the same size", 4, 1],
  ])("%s", async (_, gap, larger) => {
    expect(await textOf(typesetCv({ show: apart(gap, larger) }))).toEqual(plain);
  });
});

describe("marked content tells the text of glyphs that cannot be read", () => {
  const unreadable = Object.fromEntries(Array.from({ length: 224 }, (_, index) => [index + 32, "fffd"]));
  const told = (text: string) => `<feff${Buffer.from(text, "utf16le").swap16().toString("hex")}>`;

  test.each<[string, (text: string) => string]>([
    ["as a string in hexadecimal", (text) => told(text)],
    ["with more letters than glyphs", (text) => told(text)],
  ])("%s", async (title, string) => {
    const show = (text: string) => latin(title.startsWith("as") ? text : text.replaceAll("ti", "t"));
    const around: Typeset["around"] = ({ text }) => [`/Span<</Lang(da)/ActualText ${string(text)}>>BDC`, "EMC"];
    expect(await textOf(typesetCv({ unicode: unreadable, show, around }))).toEqual(plain);
  });

  const numbers = new Map(cvLines().map((line, index) => [line.text, index] as const));
  const numberOf = ({ text }: TypesetLine): number => numbers.get(text) ?? -1;
  const texts = [...numbers.keys()].map(told);
  const propertiesAround: Typeset["around"] = (line) => [`/Span /P${numberOf(line)} BDC`, "EMC"];
  const numberAround: Typeset["around"] = (line) => [`/Span<</MCID ${numberOf(line)}>>BDC`, "EMC"];

  test.each<[string, Typeset]>([
    [
      "in properties of the resources",
      {
        around: propertiesAround,
        resources: `/Properties<<${texts.map((text, index) => `/P${index}<</ActualText${text}>>`).join("")}>>`,
      },
    ],
    [
      "in properties that are objects",
      {
        around: propertiesAround,
        resources: `/Properties<<${texts.map((_, index) => `/P${index} ${index + 6} 0 R`).join("")}>>`,
        more: texts.map((text) => ({ head: `<</Lang(da)/ActualText ${text}>>` })),
      },
    ],
    [
      "in the structure of the document",
      {
        around: numberAround,
        page: "/StructParents 0",
        catalogue: "/MarkInfo<</Marked true>>/StructTreeRoot 6 0 R",
        more: [
          {
            head: `<</Type/StructTreeRoot/K[${texts.map((_, index) => `${index + 7} 0 R`).join(" ")}]/ParentTree<</Nums[0[${texts.map((_, index) => `${index + 7} 0 R`).join(" ")}]]>>>>`,
          },
          ...texts.map((text, index) => ({
            head: `<</Type/StructElem/S/Span/P 6 0 R/Pg 3 0 R/K ${index}/ActualText ${text}>>`,
          })),
        ],
      },
    ],
  ])("%s", async (_, typeset) => {
    expect(await textOf(typesetCv({ unicode: unreadable, ...typeset }))).toEqual(plain);
  });

  test("in a drawing on the page", async () => {
    const fonts = `/Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding/ToUnicode 5 0 R>>>>`;
    const lines = cvLines().filter(({ text }) => text.startsWith("Driftschef"));
    const more = lines.map(({ text, x, y, size }) =>
      packed(
        Buffer.from(`/Span<</ActualText ${told(text)}>>BDC BT /F1 ${size} Tf ${x} ${y} Td ${latin(text)} Tj ET EMC`),
        `/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<<${fonts}>>`,
      ),
    );
    const bytes = typesetCv({
      lines,
      show: () => "",
      unicode: unreadable,
      around: (line) => [`/D${lines.indexOf(line)} Do`, ""],
      resources: `/XObject<<${lines.map((_, index) => `/D${index} ${index + 6} 0 R`).join("")}>>`,
      more,
    });
    expect(await textOf(bytes)).toEqual(lines.map(({ text }) => text));
  });

  test("and nothing where they can", async () => {
    const around: Typeset["around"] = () => [`/Span<</ActualText (noget andet)>>BDC`, "EMC"];
    expect(await textOf(typesetCv({ around }))).toEqual(plain);
  });
});

describe("fonts with a name of icons that draw words are text", () => {
  test.each(["GlyphLessFont", "Lexicon", "MaterialSans"])("%s", async (baseFont) => {
    const bytes = typesetCv({ baseFont, around: () => ["3 Tr", "0 Tr"] });
    expect(await inspectPdf(bytes)).toMatchObject({ kind: "read" });
  });
});

test("the given files read as people see them", async () => {
  const [first, second, third] = [
    await fixture("ring-before-letter"),
    await fixture("ligatures-by-name"),
    await fixture("ligatures-as-nul"),
  ];
  const read = await textOf(first);
  expect(read[3]).toBe(
    "Afdelingsleder med 12 års erfaring fra produktion og logistik. Jeg har stået for drift, budget og",
  );
  expect(await textOf(second)).toEqual(read);
  expect(await textOf(third)).toEqual(read);
  expect(await textOf(await fixture("soft-hyphens"))).toEqual(read);
  expect(await textOf(await fixture("first-letter-apart"))).toEqual(read);
  expect(await textOf(await fixture("undrawn-form"))).toEqual(read);
  expect(await textOf(await fixture("actual-text"))).toEqual(read);
});

test.each(["cpr-fullwidth-dash", "cpr-middle-dot", "cpr-underscore"])(
  "the CPR number of %s is masked",
  async (name) => {
    const lines = await textOf(await fixture(name));
    expect(maskCpr(lines.join("\n"))).toMatch(/xxxxxx.xxxx/u);
  },
);
