import { describe, expect, test } from "vitest";
import { glyphsOf, ink } from "../testing/ink-of.ts";
import { withDrawnBullets } from "./drawn-bullets.ts";
import { whiteSpaceAbove } from "./white-space-above.ts";
import { oneColumn } from "./reading-order.ts";
import { linesOf } from "./lines.ts";
import { linksOf } from "./page-links.ts";
import { readPageText } from "./page-text.ts";
import { glyphRowsOf } from "./glyph-rows.ts";
import { isScrambled } from "./mixed-columns.ts";
import { turnedLines } from "./turned-text.ts";
import { countUnmappable } from "./unmappable-glyphs.ts";

const lines = (...glyphs: readonly ReturnType<typeof ink>[]) => linesOf(oneColumn(glyphRowsOf(glyphs.flat())));

describe("white space above a line", () => {
  test("is measured to the line before in the same column, and the first line has none", () => {
    const at = (page: number, column: number, y: number, size = 10) => ({ page, column, y, size });
    expect(whiteSpaceAbove([at(0, 0, 100), at(0, 0, 112), at(0, 1, 100), at(0, 1, 130, 20), at(1, 0, 100)])).toEqual([
      undefined,
      2,
      undefined,
      12.5,
      undefined,
    ]);
  });

  test("is 0 between two parts of one row", () => {
    expect(
      whiteSpaceAbove([
        { page: 0, column: 0, y: 100, size: 10 },
        { page: 0, column: 0, y: 100, size: 10 },
      ]),
    ).toEqual([undefined, 0]);
  });
});

describe("the order of the file", () => {
  const gutter = { left: 200, right: 300, top: 100, bottom: 226, edges: [] };
  const rows = (orderOf: (row: number, side: number) => number) =>
    Array.from({ length: 10 }, (_, row) => [
      ...ink("venstre", 40, 100 + row * 14, { order: orderOf(row, 0) }),
      ...ink("højre", 320, 100 + row * 14, { order: orderOf(row, 1) }),
    ]).flat();

  test("is scrambled if it goes from column to column row by row", () => {
    expect(
      isScrambled(
        rows((row, side) => row * 100 + side * 50),
        gutter,
      ),
    ).toBe(true);
  });

  test("is not scrambled if it follows the columns", () => {
    expect(
      isScrambled(
        rows((row, side) => side * 5000 + row * 100),
        gutter,
      ),
    ).toBe(false);
  });

  test("is not scrambled by two headings at the end", () => {
    expect(
      isScrambled(
        rows((row, side) => (row === 0 ? 9000 : 0) + side * 5000 + row * 100),
        gutter,
      ),
    ).toBe(false);
  });
});

describe("links", () => {
  const profile = lines(ink("Se min LinkedIn her", 40, 100));

  test("have their target and the text under them", () => {
    const area = { x: 71, y: 90, width: 42, height: 12, url: "https://www.linkedin.com/in/mette" };
    expect(linksOf(0, [area], profile)).toEqual([
      { page: 0, url: "https://www.linkedin.com/in/mette", text: "LinkedIn" },
    ]);
  });

  test.each([
    ["linkedin.com/in/mette-eksempel", "linkedin.com/in/mette-eksempel"],
    ["Web: www.eksempel.dk.", "www.eksempel.dk"],
    ["mette@eksempel.dk | LinkedIn", "LinkedIn"],
    ["LinkedIn: Mette Eksempel", "LinkedIn: Mette Eksempel"],
  ])("%s looks like a link and has no target", (text, told) => {
    expect(linksOf(2, [], lines(ink(text)))).toEqual([{ page: 2, url: undefined, text: told }]);
  });

  test.each(["mette@eksempel.dk", "Ansvar for annoncer på LinkedIn og Facebook", "Budget 2019/2020"])(
    "%s is not a link",
    (text) => {
      expect(linksOf(0, [], lines(ink(text)))).toEqual([]);
    },
  );

  test("an address over two lines is one, and a label behind it is none", () => {
    const url = "https://www.linkedin.com/in/mette-eksempel";
    const areas = [0, 14].map((y) => ({ x: 0, y: y - 10, width: 500, height: 12, url }));
    const text = lines(ink("www.linkedin.com/in/mette-", 0, 0), ink("eksempel", 0, 14), ink("(LinkedIn)", 0, 28));
    expect(linksOf(0, areas, text)).toEqual([{ page: 0, url, text: "www.linkedin.com/in/mette-eksempel" }]);
  });

  test("an address that can be clicked is listed once", () => {
    const area = { x: 0, y: -10, width: 500, height: 12, url: "https://www.linkedin.com/in/mette" };
    expect(linksOf(0, [area], lines(ink("linkedin.com/in/mette"))).length).toBe(1);
  });
});

describe("list marks that are drawn as shapes", () => {
  const point = lines(ink("Leder tolv", 54, 100));
  const marked = (x: number, y: number, size: number) =>
    withDrawnBullets(point, [{ x, y, width: size, height: size }])[0]?.bullet;

  test("mark the line beside them", () => {
    expect(marked(42, 95, 3.5)).toBe("•");
  });

  test.each([
    ["above the line", 42, 80, 3.5],
    ["far away", 10, 95, 3.5],
    ["to the right", 60, 95, 3.5],
    ["as large as an icon", 42, 92, 8],
  ])("mark no line if they stand %s", (_, x, y, size) => {
    expect(marked(x, y, size)).toBe(undefined);
  });
});

describe("glyphs that a machine cannot read", () => {
  test("are control codes, private code points and empty texts", () => {
    expect(countUnmappable([...ink("Leder\u0001"), ...ink("\uf095"), ...ink("\ufffd")])).toBe(3);
  });

  test("are not the list marks of Symbol", () => {
    expect(countUnmappable(ink("\uf0b7", 0, 0, { face: { symbols: true } }))).toBe(0);
  });

  test("are all glyphs of a font without a table of letters, in which blanks are control codes", () => {
    expect(countUnmappable(ink("/HGHU\u0003DI\u0003WROY", 0, 0, { face: { composite: true } }))).toBe(13);
  });
});

test("sideways text is read in its direction and keeps its position", () => {
  const upwards = glyphsOf("Kontakt os", 0, 0).map((glyph) => ({
    ...glyph,
    x: 30,
    y: 400 - glyph.x,
    turn: 270,
  }));
  const page = {
    width: 595,
    height: 842,
    glyphs: [...glyphsOf("Profil", 60, 100), ...upwards],
    images: [],
    dots: [],
    drawnAnnotations: new Set<string>(),
    marked: [],
  };
  expect(readPageText(page).lines.map(({ text, x, y }) => ({ text, x, y }))).toEqual([
    { text: "Profil", x: 60, y: 100 },
    { text: "Kontakt os", x: 30, y: 400 },
  ]);
  expect(turnedLines([])).toEqual([]);
});

test("slanted text is read in its direction", () => {
  const diagonal = Math.SQRT1_2;
  const slanted = glyphsOf("Kontakt os", 0, 0).map((glyph) => ({
    ...glyph,
    x: 300 + glyph.x * diagonal,
    y: 400 + glyph.x * diagonal,
    turn: 45,
  }));
  const page = {
    width: 595,
    height: 842,
    glyphs: slanted,
    images: [],
    dots: [],
    drawnAnnotations: new Set<string>(),
    marked: [],
  };
  expect(readPageText(page).lines.map(({ text, x, y }) => ({ text, x, y }))).toEqual([
    { text: "Kontakt os", x: 300, y: 400 },
  ]);
});

test("text outside the page is not read", () => {
  const page = {
    width: 595,
    height: 842,
    glyphs: [...glyphsOf("inde", 60, 100), ...glyphsOf("ude", 700, 100)],
    images: [],
    dots: [],
    drawnAnnotations: new Set<string>(),
    marked: [],
  };
  expect(readPageText(page).lines.map((line) => line.text)).toEqual(["inde"]);
});
